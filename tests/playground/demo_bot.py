"""A small real bot that does a little of everything the playground must carry."""

import asyncio
import io

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands
from PIL import Image


class Take(discord.ui.DynamicItem[discord.ui.Button], template=r"take:(?P<owner>\d+)"):
    """A button that survives restarts and refuses everyone the second time."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        super().__init__(discord.ui.Button(label="Take it", custom_id=f"take:{owner}"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["owner"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        bot: DemoBot = interaction.client
        if self.owner == 0:
            raise RuntimeError("this button is broken")
        if interaction.message.id in bot.taken:
            await interaction.response.send_message("Too late.", ephemeral=True)
            return
        bot.taken.add(interaction.message.id)
        await interaction.response.edit_message(content=f"Taken by {interaction.user.display_name}.", view=None)
        thread = await interaction.channel.create_thread(
            name="Match 1", type=discord.ChannelType.public_thread, auto_archive_duration=1440
        )
        await interaction.followup.send(f"Play in {thread.mention}")
        bot.post(thread, f"Your turn, <@{self.owner}>.", picture())


class Anything(discord.ui.Modal, title="Anything"):
    """One line of text."""

    text = discord.ui.TextInput(label="Text")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You wrote {self.text.value}.", ephemeral=True)


class Order(discord.ui.Modal, title="Order"):
    """A text to read, a select and a line to write."""

    terms = discord.ui.TextDisplay("All sales are **final**.")
    kind = discord.ui.Label(
        text="Kind",
        description="There are two.",
        component=discord.ui.Select(options=[discord.SelectOption(label=name) for name in ("Oak", "Ash")]),
    )
    name = discord.ui.Label(text="Name", component=discord.ui.TextInput())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.kind.component.values[0]} for {self.name.component.value}")


class Showcase(discord.ui.LayoutView):
    """Everything a layout may contain, with a gallery of `count` pictures."""

    def __init__(self, count: int) -> None:
        super().__init__(timeout=None)
        ui = discord.ui
        items = [discord.MediaGalleryItem(f"attachment://{n}.png", description=f"Board {n}") for n in range(count)]
        select = ui.Select(placeholder="How many", options=[discord.SelectOption(label=str(n)) for n in range(1, 11)])
        select.callback = self.show
        self.order, self.press, self.refuse = (ui.Button(label=name) for name in ("Order", "Press me", "No"))
        self.order.callback, self.press.callback, self.refuse.callback = self.open, self.answer, self.answer
        thumbnail = ui.Thumbnail("attachment://0.png", description="A small board")
        about = ui.TextDisplay("## Showcase\nA line with **bold** letters and `code`.\n-# Small print")
        self.add_item(ui.TextDisplay("What stands outside."))
        self.add_item(
            ui.Container(
                about,
                ui.Section("A line with a button, long enough to need two lines on a phone.", accessory=self.press),
                ui.Separator(),
                ui.Section("### A picture", "On its right.", accessory=thumbnail),
                ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
                ui.MediaGallery(*items),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                ui.File("attachment://notes.txt"),
                ui.ActionRow(select),
                ui.ActionRow(self.order, self.refuse),
                accent_color=0xD9822B,
            )
        )
        self.add_item(ui.Container(ui.TextDisplay("A container without a colour.")))
        self.files = [picture(f"{n}.png") for n in range(count)]
        self.files.append(discord.File(io.BytesIO(b"Notes"), "notes.txt"))

    async def show(self, interaction: discord.Interaction) -> None:
        shown = Showcase(int(interaction.data["values"][0]))
        await interaction.response.edit_message(view=shown, attachments=shown.files)

    async def open(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Order())

    async def answer(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Pressed.", ephemeral=True)


class Unfold(discord.ui.View):
    """The button that turns a plain message into a layout."""

    @discord.ui.button(label="Unfold")
    async def unfold(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        shown = Showcase(3)
        await interaction.response.edit_message(content=None, view=shown, attachments=shown.files)


def picture(name: str = "board.png") -> discord.File:
    """Return a picture like a board as a PNG file, 600 by 400 pixels."""
    image = Image.new("RGB", (600, 400), "#dcc9a3")
    for row in range(4):
        for column in range(6):
            if (row + column) % 2:
                image.paste("#8a6d46", (column * 100, row * 100, column * 100 + 100, row * 100 + 100))
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description="A chequered board")


class DemoBot(commands.Bot):
    """Posts through a sender task, as a bot with an outbox does."""

    def __init__(self, taken: set[int] | None = None) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents.default())
        self.taken = set() if taken is None else taken
        self.heard: list[str] = []
        self.closed_properly = False
        self._posts: asyncio.Queue = asyncio.Queue()
        self._sender: asyncio.Task | None = None
        for command in (offer, board, pick, language, fail, form, unfold):
            self.tree.add_command(command)

    async def idle(self, awaitable):
        return await awaitable

    def post(self, channel, text, file=None):
        self._posts.put_nowait((channel, text, file))

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Take)
        await self.tree.set_translator(Names())
        self._sender = asyncio.create_task(self._send())
        await self.tree.sync()

    async def _send(self) -> None:
        while True:
            channel, text, file = await self.idle(self._posts.get())
            await channel.send(text, **({"file": file} if file else {}))

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append(message.content)

    async def close(self) -> None:
        if self._sender:
            self._sender.cancel()
        self.closed_properly = True
        await super().close()


class Names(app_commands.Translator):
    """Reads the translations written beside the words."""

    async def translate(self, string, locale, context):
        return string.extras.get(locale.value)


@app_commands.command(
    name=locale_str("offer", fr="proposer"),
    description=locale_str("Offer something to a friend", fr="Propose quelque chose à un ami"),
)
@app_commands.describe(friend="Who may take it")
async def offer(interaction: discord.Interaction, friend: discord.Member | None = None) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Take(interaction.user.id))
    await interaction.response.send_message("Who takes it?", view=view)


@app_commands.command(description="Post a board")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Here it comes.", ephemeral=True)
    await interaction.channel.send("The board", file=picture())


@app_commands.command(description="Pick a word")
@app_commands.choices(size=[app_commands.Choice(name=locale_str("small", fr="petit"), value="small")])
async def pick(interaction: discord.Interaction, size: str, word: str) -> None:
    await interaction.response.send_message(f"Picked {size} {word}", ephemeral=True)


@pick.autocomplete("word")
async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=game, value=game) for game in ("druid", "contiguity") if game.startswith(typed)]


@app_commands.command(description="Say which languages Discord reports")
async def language(interaction: discord.Interaction) -> None:
    server = f"{interaction.guild_locale} {interaction.guild.preferred_locale}" if interaction.guild else "none"
    await interaction.response.send_message(f"{interaction.locale} {server}", ephemeral=True)


@app_commands.command(description="Fail")
async def fail(interaction: discord.Interaction) -> None:
    raise RuntimeError("this command is broken")


@app_commands.command(description="Ask for a line of text")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Anything())


@app_commands.command(description="Show a message that can be unfolded")
async def unfold(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("There is more to see.", view=Unfold(timeout=None))
