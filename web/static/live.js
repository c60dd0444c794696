// The socket over which the server says that something has changed. It comes back by itself.

import { session } from "./dom.js";

const LONGEST_WAIT = 20000;

export class Live {
  /** `changed(numbers)` is told which matches have changed, `told(progress)` how far those are that are watched. */
  constructor(path, { changed, told, state }) {
    this.path = path;
    this.listeners = { changed, told, state };
    this.watched = 0;
    this.wait = 500;
    this.#open();
  }

  /** Be told of one's own matches and of this one. */
  watch(number) {
    this.watched = number;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(String(number));
  }

  #open() {
    this.socket = new WebSocket(new URL(this.path, location.href.replace(/^http/, "ws")));
    this.socket.onopen = () => {
      if (session.secret) this.socket.send(session.secret);
      this.wait = 500;
      this.listeners.state(true);
      this.watch(this.watched);
    };
    this.socket.onmessage = ({ data }) => {
      const { changed, told } = JSON.parse(data);
      if (changed) this.listeners.changed(changed);
      if (told) this.listeners.told(told);
    };
    this.socket.onclose = () => {
      this.listeners.state(false);
      setTimeout(() => this.#open(), this.wait * (0.5 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
