// Written from the Rust types by MAZZO_BLESS=1 cargo test -p protocol. Do not edit.

export type Ask = { "ask": "wish", 
/**
 * Chosen by the client, different for everything it wishes: up to 32 letters, digits
 * and hyphens.
 */
id: string, 
/**
 * For which of its seats.
 */
seat: number, 
/**
 * What.
 */
wish: Wish, } | { "ask": "look", 
/**
 * The seat.
 */
seat: number | null, } | { "ask": "speak", 
/**
 * The language's tag.
 */
lang: string, } | { "ask": "control", 
/**
 * Oneself?
 */
full: boolean, } | { "ask": "sync" } | { "ask": "why", 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * The thing.
 */
thing: string, } | { "ask": "hint", 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * The seat.
 */
seat: number, } | { "ask": "emote", 
/**
 * As which seat.
 */
seat: number, 
/**
 * How.
 */
emote: Emote, };

export type Wish = { "do": "sit", 
/**
 * Under this name.
 */
name: string, } | { "do": "rise" } | { "do": "invite", 
/**
 * How strong it is.
 */
level: string, } | { "do": "begin" } | { "do": "act", 
/**
 * The choice's notation.
 */
text: string, 
/**
 * The number of the last step the choice was seen after.
 */
number: number, } | { "do": "undo" } | { "do": "answer-undo", 
/**
 * May they?
 */
yes: boolean, } | { "do": "concede" } | { "do": "claim", 
/**
 * The empty seat.
 */
from: number, } | { "do": "stand-in", 
/**
 * The empty seat.
 */
from: number, } | { "do": "rematch" };

export type Emote = "hello" | "well-played" | "thanks" | "oops" | "thinking" | "wow";

export type News = { "news": "whole" } & Whole | { "news": "step" } & Step | { "news": "done", 
/**
 * The wish's id.
 */
id: string, } | { "news": "refused", 
/**
 * The wish's id.
 */
id: string, 
/**
 * Why.
 */
why: Refusal, } | { "news": "because", 
/**
 * The question's id.
 */
id: number, 
/**
 * All the reasons; none if it can be used, or nobody could use it.
 */
reasons: Array<Refusal>, } | { "news": "hint", 
/**
 * The question's id.
 */
id: number, 
/**
 * The notation of the choice; none if there is nothing to advise.
 */
text?: string, 
/**
 * What it thinks, in sentences.
 */
lines: Array<string>, } | { "news": "felt", 
/**
 * Who.
 */
seat: number, 
/**
 * How.
 */
emote: Emote, } | { "news": "fault" } & Fault;

export type Whole = { 
/**
 * The number of the last thing that happened at the table.
 */
number: number, 
/**
 * The seat it is seen through; none for the public.
 */
eye: number | null, 
/**
 * At one screen: the seat that should look next, behind a curtain.
 */
curtain?: number, 
/**
 * The secret word of the link that lets others sit down, for those who may know it.
 */
invite?: string, 
/**
 * The table.
 */
table: TableView, 
/**
 * The game; none before it begins.
 */
scene?: Scene, 
/**
 * What is asked, in one sentence; empty if nothing is.
 */
prompt: string, 
/**
 * What the seat may do.
 */
choices: Array<Choice>, 
/**
 * What has been told so far, and may still be read.
 */
log: Array<string>, };

export type Step = { 
/**
 * The number of the last thing known before: whoever knows another asks for the whole.
 */
from: number, 
/**
 * The number of the last thing that happened.
 */
to: number, 
/**
 * What happened, in sentences.
 */
told?: Array<string>, 
/**
 * What happened, to be watched.
 */
cues?: Array<Cue>, 
/**
 * How the game looks now, if that changed.
 */
scene?: SceneChange, 
/**
 * What is asked now, if that changed.
 */
prompt?: string, 
/**
 * What the seat may do now, if that changed.
 */
choices?: Array<Kept<Choice>>, 
/**
 * The table, if anything about it changed beside the next three.
 */
table?: TableView, 
/**
 * The seats the game waits for now, if only that changed about the table.
 */
asked?: number[], 
/**
 * Whether the one who looks may take back now, likewise.
 */
undo?: UndoRight, 
/**
 * The time of each seat now, likewise, where the table has clocks.
 */
clocks?: Array<ClockView>, 
/**
 * So many of the last log lines were taken back.
 */
untold?: number, };

export type Refusal = { 
/**
 * What kind of refusal it is: a rule's number such as `CN-4.7`, or a word such as `not-your-seat`.
 */
code: string, 
/**
 * The sentence, in the client's language.
 */
why: string, };

export type Fault = { 
/**
 * What kind of fault it is: `malformed`, `too-large`, `too-fast`, `no-such-table`, `not-yours`, `trouble`.
 */
code: string, 
/**
 * What is wrong, where, and what would be right.
 */
why: string, 
/**
 * When to try again, in milliseconds, where that helps.
 */
retry_ms?: number, };

export type TableView = { 
/**
 * The code that names it in links.
 */
code: string, 
/**
 * Its game.
 */
game: string, 
/**
 * How the game is set up: every option that was chosen.
 */
options: { [key in string]: string }, 
/**
 * How far it is.
 */
stage: TableStage, 
/**
 * Who sits where.
 */
seats: Array<SeatView>, 
/**
 * May the one who looks take back now, and how?
 */
undo: UndoRight, 
/**
 * Somebody asks to take back, and others have not answered yet.
 */
undo_asked?: UndoAsked, 
/**
 * The seats that want to play again.
 */
rematch?: number[], 
/**
 * The code of the table where they do.
 */
next?: string, 
/**
 * What the game paid each seat, once it is over: more than 0 is a win.
 */
payoffs?: Array<number>, 
/**
 * Is it in the lobby for everybody?
 */
public: boolean, 
/**
 * How many watch without a seat.
 */
watchers: number, };

export type TableStage = "gathering" | "playing" | "over";

export type SeatView = { 
/**
 * Which.
 */
seat: number, 
/**
 * What whoever sits there is called in all that is said at the table. No two are called the
 * same.
 */
name: string, 
/**
 * Who sits there.
 */
sitter: SitterView, 
/**
 * Does it belong to the one who looks?
 */
yours: boolean, 
/**
 * The number of its side: seats with the same one win and lose together.
 */
side: number, 
/**
 * Does the game wait for it?
 */
asked: boolean, 
/**
 * Its time, if the table has clocks.
 */
clock?: ClockView, };

export type SitterView = { "kind": "open" } | { "kind": "guest", 
/**
 * What they are called.
 */
name: string, 
/**
 * Are they connected?
 */
here: boolean, 
/**
 * A bot of this level plays for them.
 */
stand_in?: string, 
/**
 * What can be done about their absence: nothing yet if it is empty.
 */
if_away?: Array<AbsenceRight>, } | { "kind": "bot", 
/**
 * How strong it is.
 */
level: string, };

export type AbsenceRight = "claim" | "stand-in";

export type ClockView = { 
/**
 * What is left for this move before the bank is drawn on, in milliseconds.
 */
move_ms: number, 
/**
 * What is left in the bank, in milliseconds.
 */
bank_ms: number, 
/**
 * Does it run now?
 */
running: boolean, };

export type UndoRight = { "kind": "free" } | { "kind": "ask" } | { "kind": "pause", 
/**
 * How long.
 */
ms: number, } | { "kind": "no" };

export type UndoAsked = { 
/**
 * Who asks.
 */
seat: number, 
/**
 * Who has still to answer.
 */
waiting: number[], };

export type Scene = { 
/**
 * How the zones lie: the client has a layout of this name.
 */
board: string, 
/**
 * How the game stands, in the order to read it.
 */
status: Array<Fact>, 
/**
 * The zones, in the order to read them.
 */
zones: Array<Zone>, 
/**
 * What is going on between things, such as an attack.
 */
focus?: Focus, };

export type Fact = { 
/**
 * What it is, for layout and pictures.
 */
key: string, 
/**
 * Its name, as people read it.
 */
name: string, 
/**
 * Its value, as people read it.
 */
value: string, };

export type Zone = { 
/**
 * Its key, once in a scene: lower-case words, digits and hyphens.
 */
key: string, 
/**
 * What it is called, as people read it.
 */
name: string, 
/**
 * What kind of place it is.
 */
kind: ZoneKind, 
/**
 * The seat it belongs to.
 */
seat?: number, 
/**
 * How many cards it has, where they are not all shown as pieces.
 */
count?: number, 
/**
 * Numbers and words that belong to it.
 */
facts?: Array<Fact>, 
/**
 * What lies there, in order.
 */
pieces?: Array<Piece>, };

export type ZoneKind = "hand" | "space" | "row" | "deck" | "pile" | "market" | "panel" | "aside";

export type Piece = { 
/**
 * How choices name it within its zone. Pieces with the same key are as good as each other.
 */
key: string, 
/**
 * The id of its printed card; none if it lies face-down, or is no card.
 */
card?: string, 
/**
 * What it is called where it shows no card.
 */
name?: string, 
/**
 * Its numbers now, by name: `strength`, `health`, `damage`.
 */
values?: { [key: string]: number }, 
/**
 * What else is seen of it, by name: `attacked`, `face-down`, `locked`.
 */
marks?: string[], 
/**
 * How it stands, in sentences, for those who look closer or listen.
 */
state?: Array<string>, };

export type Focus = { 
/**
 * What it is: `attack`, `clash`, `announced`.
 */
kind: string, 
/**
 * Where it comes from.
 */
from?: string, 
/**
 * Where it goes.
 */
to?: Array<string>, 
/**
 * The card behind it.
 */
card?: string, 
/**
 * What it comes to, such as strength, hits and dice.
 */
facts?: Array<Fact>, };

export type Choice = { 
/**
 * Its notation: what is sent to do it.
 */
text: string, 
/**
 * As a person would say it.
 */
label: string, 
/**
 * The things a person points at to do it, in order; none for a plain button.
 */
path?: Array<string>, 
/**
 * May the path as well be pointed out from its end? Two things that swap places have no
 * order.
 */
either?: boolean, };

export type Cue = { 
/**
 * What it is: `strike`, `clash`, `roll`, `spin`, `power`.
 */
kind: string, 
/**
 * Where it comes from.
 */
from?: string, 
/**
 * Where it goes.
 */
to?: Array<string>, 
/**
 * The card behind it.
 */
card?: string, 
/**
 * Its numbers, by name: `amount`, `die-1`, `sector`.
 */
values?: { [key: string]: number }, 
/**
 * What is to be read while it is watched: a name, then a sentence.
 */
said?: Array<string>, };

export type SceneChange = { "whole": Scene } | { "patch": ScenePatch };

export type ScenePatch = { 
/**
 * How the game stands, if that changed: each fact as its former place, or anew.
 */
status?: Array<Kept<Fact>>, 
/**
 * Zones with new contents.
 */
zones?: Array<ZonePatch>, 
/**
 * What is going on now, if that changed: nothing is an empty list.
 */
focus?: Array<Focus>, };

export type ZonePatch = { 
/**
 * The zone.
 */
key: string, 
/**
 * How many cards it has, if that changed.
 */
count?: number, 
/**
 * All its facts, if they changed: each as its former place in this zone, or anew.
 */
facts?: Array<Kept<Fact>>, 
/**
 * All its pieces, if they changed: each as its former place in this zone, or anew.
 */
pieces?: Array<Kept<Piece>>, };

export type Kept<T> = number | T;

export type Me = { 
/**
 * The name others see.
 */
name: string, 
/**
 * Tables with a seat of this session that are not over yet, the latest first.
 */
tables: Array<TableRow>, };

export type GameRow = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it is, in one sentence.
 */
blurb: string, 
/**
 * Can it be played in the browser?
 */
playable: boolean, 
/**
 * The numbers of seats it can be played with.
 */
seats: Array<number>, 
/**
 * The ways to play it; none if there is only one.
 */
modes: Array<ModeRow>, 
/**
 * What can be chosen beside that.
 */
options: Array<OptionRow>, 
/**
 * The decks it comes with.
 */
decks: Array<DeckRow>, };

export type ModeRow = { 
/**
 * As the option `mode` names it.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it is, in one sentence.
 */
text: string, 
/**
 * Is it a way of its own, rather than something that lies over one?
 */
frame: boolean, 
/**
 * The numbers of seats it can be played with.
 */
seats: Array<number>, 
/**
 * The modes it goes together with.
 */
with: Array<string>, };

export type OptionRow = { 
/**
 * Its key.
 */
key: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The values it takes, with their names; empty if any text is possible.
 */
values: Array<ValueRow>, 
/**
 * The value it has if nobody chooses.
 */
default: string, };

export type ValueRow = { 
/**
 * As options write it.
 */
id: string, 
/**
 * As people read it.
 */
name: string, 
/**
 * When it can be chosen.
 */
fit: Fit, };

export type Fit = { 
/**
 * The numbers of seats it goes with.
 */
seats: Array<number>, 
/**
 * The modes it does not go with.
 */
without: Array<string>, 
/**
 * One of these modes must be chosen; none if there is nothing here.
 */
needs: Array<string>, };

export type DeckRow = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When a seat can bring it.
 */
fit: Fit, };

export type CardRow = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its kind and numbers in one line.
 */
line: string, 
/**
 * What it does.
 */
text: string, 
/**
 * What it belongs to, for its colours: a faction, an estro.
 */
suit: string, 
/**
 * What it is: `warrior`, `command`; one of the game's own words.
 */
kind: string, 
/**
 * Its printed numbers, by the same names as a piece's.
 */
values: { [key: string]: number }, };

export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * How it is set up: options that differ from the default.
 */
options: { [key in string]: string }, 
/**
 * Who sits where: `me`, `open`, or a bot's level. Everything `me` is one screen for all.
 */
seats: Array<string>, 
/**
 * Show it in the lobby for everybody?
 */
public: boolean, 
/**
 * Time for each move and a bank beside it; none by default.
 */
clock?: ClockRule, 
/**
 * Deals the same cards again.
 */
seed?: string, };

export type ClockRule = { 
/**
 * Seconds for each move.
 */
move_seconds: number, 
/**
 * Seconds in the bank for the whole game.
 */
bank_seconds: number, };

export type Opened = { 
/**
 * Its code.
 */
code: string, 
/**
 * The secret word of the link that lets others sit down.
 */
invite: string, };

export type TableRow = { 
/**
 * Its code.
 */
code: string, 
/**
 * Its game.
 */
game: string, 
/**
 * How far it is.
 */
stage: TableStage, 
/**
 * Who sits there, as they are called; empty for an open seat.
 */
sitters: Array<string>, 
/**
 * Is something asked of the one who looks?
 */
asked: boolean, 
/**
 * When something last happened, in milliseconds since 1970.
 */
at: number, };

export type HttpFault = { 
/**
 * What kind of fault it is.
 */
code: string, 
/**
 * Everything that is wrong, each with what would be right.
 */
why: Array<string>, 
/**
 * When to try again, in milliseconds, where that helps.
 */
retry_ms?: number, };
