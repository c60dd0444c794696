"""The cache of what pictures are made of: bounded in bytes, and shared by threads."""

from threading import Barrier, Thread

from PIL import Image

from engine import GAMES
from renderer import View, render
from renderer.paint.bitmaps import Bitmap
from renderer.paint.caching import BUDGET, CACHE, Cache, cached, size_of
from renderer.paint.svg_markup import Part


def image(side=100):
    return Image.new("RGBA", (side, side))


def test_what_was_computed_is_not_computed_again():
    cache, calls = Cache(10_000), []
    assert [cache.get("key", lambda: calls.append(1) or "value") for _ in range(3)] == ["value"] * 3
    assert calls == [1]


def test_what_was_used_longest_ago_goes_first():
    cache = Cache(3 * size_of("value"))
    for key in ("a", "b", "c", "a", "d"):
        cache.get(key, lambda: "value")
    kept = {key: cache.get(key, lambda: "anew") for key in ("a", "c", "d")}
    assert kept == dict.fromkeys(("a", "c", "d"), "value")
    assert cache.get("b", lambda: "anew") == "anew"


def test_pixels_are_counted_and_the_budget_is_kept():
    assert size_of(image()) >= 40_000
    assert size_of(Bitmap(0, 0, image(), image())) >= 80_000
    assert size_of(Part("<path/>" * 1000)) >= 7_000
    cache = Cache(100_000)
    for key in range(20):
        cache.get(key, image)
        assert cache.size <= 100_000


def test_one_image_in_two_places_is_counted_once():
    shared = image()
    assert size_of(Bitmap(0, 0, shared, shared)) == size_of(shared)


def test_what_is_larger_than_the_budget_is_given_but_not_kept():
    cache = Cache(1_000)
    assert cache.get("key", image).size == (100, 100)
    assert cache.size == 0


def test_threads_compute_outside_the_lock_and_get_the_same_result():
    """Each waits in its computation for the others: with a lock round it they would wait for ever."""
    cache, together, found = Cache(100_000), Barrier(3, timeout=10), []

    def compute():
        together.wait()
        return image()

    threads = [Thread(target=lambda: found.append(cache.get("key", compute))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 3
    assert len({id(result) for result in found}) == 1


def test_a_computation_may_use_the_cache_again():
    @cached
    def power(exponent):
        return 2 * power(exponent - 1) if exponent else 1

    assert power(10) == 1024


def test_pictures_of_many_kinds_keep_within_the_budget():
    for number, game in enumerate(GAMES.values()):
        for theme in ("dark", "light"):
            render(game.start(), View(names=("Ann", "Bob", "Cleo", "Dan"), theme=theme, size=300 + 100 * number))
    assert 0 < CACHE.size <= BUDGET
