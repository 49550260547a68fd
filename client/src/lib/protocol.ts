// Written by `python -m pizzaiolo.server.protocol.typescript client/src/lib/protocol.ts`;
// do not edit. What the fields mean is said in src/pizzaiolo/server/protocol. A field with a
// question mark is left out where it says nothing.

/** The addresses of the screens. */
export const PATHS = [
  "/",
  "/t/{table}",
  "/rules",
  "/rules/{edition}",
  "/learn",
  "/replay/{table}/{game}",
  "/day",
  "/day/{day}",
  "/challenge/{challenge}",
  "/clubs",
  "/club/{club}",
  "/club/{club}/book",
  "/club/{club}/evening/{evening}",
] as const;

/** The memory levels, from the least to the most. */
export const LEVELS = [
  "photographic",
  "kitchen",
  "rail",
  "chalkboard",
  "glass",
] as const;

/** The level of a table where nobody chose one. */
export const DEFAULT_LEVEL = "kitchen";

/** The levels that keep announcements: the last turn. */
export const KEEPS_TURNS = [
  "kitchen",
  "rail",
] as const;

/** Of these, those that keep the last turn of every seat. */
export const KEEPS_A_LAP = [
  "rail",
] as const;

/** Bots to play with where nobody chose any. */
export const USUAL_BOTS = [
  "giulia",
  "carlo",
  "rossi",
  "tommaso",
  "matteo",
] as const;

export type By =
  | "bot"
  | "player"
  | "timeout";

export type ByeCode =
  | "going_down"
  | "idle"
  | "misbehaved"
  | "moved"
  | "seat_void"
  | "table_closed"
  | "taken_elsewhere";

export type Code =
  | "bad_message"
  | "bot_bad"
  | "bot_unknown"
  | "colour_taken"
  | "colour_unknown"
  | "config_bad"
  | "edition_bad"
  | "fixed_deal"
  | "game_over"
  | "game_running"
  | "hand_seen"
  | "history_full"
  | "illegal"
  | "level_forbids"
  | "name_bad"
  | "name_taken"
  | "no_such_seat"
  | "not_away"
  | "not_host"
  | "not_over"
  | "not_seated"
  | "not_started"
  | "not_your_turn"
  | "paused"
  | "rate_limited"
  | "salt_bad"
  | "seat_free"
  | "seat_taken"
  | "server_busy"
  | "spectators_not_allowed"
  | "stale"
  | "store_unavailable"
  | "table_full"
  | "table_gone"
  | "unknown_action"
  | "vote_pointless";

export type Level =
  | "chalkboard"
  | "glass"
  | "kitchen"
  | "photographic"
  | "rail";

export type PaceName =
  | "fast"
  | "instant"
  | "normal"
  | "slow";

export type Phase =
  | "over"
  | "paused"
  | "playing"
  | "waiting";

export type ProblemCode =
  | "bad_host"
  | "bad_message"
  | "bad_origin"
  | "bot_bad"
  | "bot_unknown"
  | "bots_gone"
  | "club_closed"
  | "club_full"
  | "colour_taken"
  | "colour_unknown"
  | "config_bad"
  | "day_ahead"
  | "day_begun"
  | "day_not_along"
  | "edition_bad"
  | "evening_full"
  | "evening_on"
  | "evening_over"
  | "failed"
  | "fixed_deal"
  | "game_over"
  | "game_running"
  | "hand_seen"
  | "history_full"
  | "illegal"
  | "key_bad"
  | "level_forbids"
  | "member_removed"
  | "method_not_allowed"
  | "moves_bad"
  | "name_bad"
  | "name_taken"
  | "no_challenge"
  | "no_such_challenge"
  | "no_such_club"
  | "no_such_day"
  | "no_such_evening"
  | "no_such_member"
  | "no_such_page"
  | "no_such_seat"
  | "no_such_table"
  | "not_away"
  | "not_host"
  | "not_keeper"
  | "not_member"
  | "not_over"
  | "not_seated"
  | "not_started"
  | "not_yet"
  | "not_your_turn"
  | "paused"
  | "rate_limited"
  | "record_bad"
  | "salt_bad"
  | "seat_free"
  | "seat_taken"
  | "server_busy"
  | "spectators_not_allowed"
  | "stale"
  | "store_unavailable"
  | "table_full"
  | "table_gone"
  | "too_large"
  | "too_slow"
  | "unknown_action"
  | "unsupported_type"
  | "vote_pointless";

export type ReactionKey =
  | "bravo"
  | "buon_appetito"
  | "burnt"
  | "delicious"
  | "hurry"
  | "laugh"
  | "mamma_mia"
  | "no_way"
  | "oops"
  | "sorry"
  | "thanks"
  | "thinking";

export type ClientMessage =
  | Act
  | Plan
  | Hurry
  | Prefer
  | React
  | Salt
  | Mark
  | Ack
  | Ping
  | Configure
  | Start
  | Fill
  | Free
  | Reissue
  | HandOver
  | Pause
  | Resume
  | Pace
  | Rematch
  | Vote
  | Back
  | Allow;

export type ServerMessage =
  | Snapshot
  | Table
  | Heard
  | Drawn
  | Turn
  | Question
  | Aid
  | Marks
  | Clock
  | Preferences
  | Hurrying
  | Done
  | Refused
  | Reaction
  | Over
  | Pong
  | Link
  | Bye;

export type PublicEvent =
  | Dealt
  | RoundBegan
  | MammaMiaTaken
  | Passed
  | Placed
  | Submitted
  | Drew
  | OvenOpened
  | TurnedUp
  | OrderTurnedUp
  | Added
  | Asked
  | DidNotHelp
  | Helped
  | Baked
  | Rewarded
  | Returned
  | RoundEnded
  | GameEnded
  | Awaited;

/** A seat's game: result - even = luck + own + others. */
export interface Account {
  seat: number;
  result: number;
  even: number;
  luck: number;
  own: number;
  others: number;
  luck_error: number;
  own_error: number;
  others_error: number;
  judged: boolean;
  loss: number;
  loss_error: number;
  memory_kept: number;
  memory_stake: number;
  memory_stake_error: number;
  memory: number | null;
  memory_error: number | null;
}

/** Acknowledge all announcements up to a number: they will not be told again. */
export interface Ack {
  type: "ack";
  n: number;
}

/** Decide in your own turn: place, submit, draw, as far as you like; all or nothing. */
export interface Act {
  type: "act";
  id: string;
  n: number;
  actions: string[];
}

/** Make a bot a member, says a keeper: its games count from now on. */
export interface AddBot {
  bot: string;
}

/** The owner added cards from the hand. */
export interface Added {
  what: "added";
  seat: number;
  cards: Record<string, number>;
  doubles: Record<string, number>;
}

/** For a seat with level `glass`: what the oven holds now. */
export interface Aid {
  type: "aid";
  n: number;
  oven: OvenCounts;
}

/** Allow spectators behind you, or no longer. */
export interface Allow {
  type: "allow";
  id: string;
  allow: boolean;
}

/** A day to be played where there is no network: a table, for a server in the player's browser. Whoever has it can work out its cards: what is played from it is marked as played offline. */
export interface Along {
  day: string;
  table: string;
  token: string;
  entries: string[];
}

/** The owner asks the others for exactly these cards. */
export interface Asked {
  what: "asked";
  seat: number;
  order: Order;
  kinds: string[];
  request: Record<string, number>;
}

/** A seat has to decide in its turn: place, submit or draw. */
export interface Awaited {
  what: "awaited";
  seat: number;
  decision: string;
}

/** Play on yourself, after a bot stood in. */
export interface Back {
  type: "back";
  id: string;
}

/** An order was filled and delivered; the used cards are gone from the table. */
export interface Baked {
  what: "baked";
  seat: number;
  order: Order;
  kinds: string[];
  cards: Record<string, number>;
  doubles: Record<string, number>;
}

/** Arrive at an evening, or leave it; its host and keepers say so for others, too. */
export interface BeHere {
  here: boolean;
  member?: number | null;
}

/** The order that a decision was about, and what the oven held for it as announced. */
export interface Because {
  order: number;
  cards: [string, number][];
  missing: [string, number][];
}

/** Play a day: today's counts, and is begun once; an earlier one is for practice. */
export interface Begin {
  name: string;
  face?: string;
  id?: string | null;
}

/** Your name on the board of a day; null takes it off. */
export interface Board {
  name: string | null;
}

/** Somebody on a day's board. */
export interface BoardRow {
  name: string;
  result: TryResult;
  mine: boolean;
}

/** A bot that can be seated; `name` is what `fill` and a configuration call it. */
export interface BotInfo {
  name: string;
  title: string;
  character?: boolean;
  face?: string;
  says?: string;
  memory?: "fading" | "none" | "perfect" | null;
  capacity?: number | null;
  decay?: number;
  confusion?: number;
  pace?: [number, number] | null;
}

/** The bots that can be seated: plain ones, characters, and those of other packages. */
export interface Bots {
  bots: BotInfo[];
}

/** A day that was taken along and is over: every decision, as in a record. */
export interface Brought {
  name: string;
  moves: [number, string][];
  face?: string;
}

/** The last message of a connection: why it ends. */
export interface Bye {
  type: "bye";
  code: ByeCode;
}

/** A challenge: what is played, and once your own game is over, how the others played it. */
export interface Challenge {
  challenge: string;
  edition: string;
  title: string;
  seats: number;
  doubles: boolean;
  level: Level;
  bots: string[];
  seat: number;
  colour: string;
  by: ChallengedBy | null;
  can_be_played: boolean;
  mine: string | null;
  over: boolean;
  players: number;
  games: ComparedGame[];
}

/** A game has become a challenge: where to take it. */
export interface Challenged {
  challenge: string;
  page: string;
}

/** Who challenges you. */
export interface ChallengedBy {
  name: string;
  face: string;
}

/** Rename a club, or close it for good: only a keeper can. */
export interface ChangeClub {
  name?: string | null;
  closed?: boolean;
}

/** Change an evening that is on, or end it, says its host or a keeper. */
export interface ChangeEvening {
  games?: number | null;
  seats?: number | null;
  fill?: boolean | null;
  no_show?: number | null;
  over?: boolean;
}

/** Change your own name and face; a keeper can rename anybody and make them a keeper. */
export interface ChangeMember {
  name?: string | null;
  face?: string | null;
  keeper?: boolean | null;
}

/** A character as data, as `character` of a `fill` takes it, and what everybody may know. */
export interface CharacterFile {
  data: Record<string, unknown>;
  bot: BotInfo;
}

/** The clock was stopped or goes on; it says until when the seat that is waited for has time. */
export interface Clock {
  type: "clock";
  n: number;
  asks?: number | null;
  until?: number | null;
  bank?: number | null;
  paused?: boolean;
}

/** A club: who is in it, where they play now, and its evenings. */
export interface Club {
  club: string;
  name: string;
  tag: string;
  founded: number;
  me: number | null;
  members: ClubMember[];
  tables: ClubTable[];
  evenings: EveningSummary[];
  games: number;
}

/** The standings: those with the most wins first. */
export interface ClubBook {
  games: number;
  editions: Record<string, number>;
  edition: string | null;
  standings: ClubStanding[];
}

/** A game in the book. */
export interface ClubGame {
  number: number;
  at: number;
  table: string;
  game: number;
  edition: string;
  evening: number | null;
  seats: ClubGameSeat[];
}

/** How a game ended for a seat. */
export interface ClubGameSeat {
  member: number | null;
  bot: string;
  pizzas: number;
  place: number;
  memory: number | null;
  rating: number | null;
  uncertainty: number | null;
}

/** Games of the book, the latest first. */
export interface ClubGames {
  games: ClubGame[];
  before: number | null;
}

/** How often two members have met, and who was better. */
export interface ClubMeeting {
  member: number;
  other: number;
  better: number;
  equal: number;
  worse: number;
}

/** Who beat whom, among those who have played most; each pair is there once. */
export interface ClubMeetings {
  meetings: ClubMeeting[];
}

/** Somebody who is or was in a club. */
export interface ClubMember {
  member: number;
  name: string | null;
  face: string;
  bot: string;
  keeper: boolean;
  left: boolean;
}

/** Ratings over time of those who have played most, the one with the most games first. */
export interface ClubRatings {
  lines: RatingLine[];
}

/** What one member has shown. */
export interface ClubStanding {
  member: number;
  games: number;
  wins: number;
  pizzas: number;
  memory: number | null;
  reviewed: number;
  rating: number | null;
  uncertainty: number | null;
}

/** A table of the club whose game is not over. */
export interface ClubTable {
  table: string;
  edition: string;
  title: string;
  phase: Phase;
  seats: number;
  free: number;
  members: number[];
  evening: number | null;
}

/** One of the games that were played with the deal of a challenge. */
export interface ComparedGame {
  table: string;
  game: number;
  name: string;
  face: string;
  result: TryResult;
  first: boolean;
  mine: boolean;
}

/** What a table agrees on before the deal; `Table.decide` checks what the types cannot. It is stored whole, including defaults: a later version may have other defaults. */
export interface Config {
  edition?: string;
  edition_data?: Record<string, unknown> | null;
  seats?: number;
  doubles?: boolean;
  helping?: boolean | null;
  level?: Level;
  levels?: (Level | null)[];
  pace?: PaceName;
  time?: number | null;
  bank?: number;
  start?: number | "random";
  public?: boolean;
  start_when_full?: boolean;
  bots?: string[];
  stand_in?: string;
  belief?: boolean;
}

/** Host: change what the table agrees on, before the deal. */
export interface Configure {
  type: "configure";
  id: string;
  config: Config;
}

/** A day: what is played, what was promised about the cards, and how it went. */
export interface Day {
  day: string;
  today: string;
  first: string;
  edition: string;
  title: string;
  seats: number;
  doubles: boolean;
  bots: string[];
  commitment: string;
  secret: string | null;
  end: string;
  counts: boolean;
  mine: Try | null;
  players: number;
  delivered: number[];
  board: BoardRow[];
}

/** The cards were dealt: the game of the table with this number, from 1, begins. */
export interface Dealt {
  what: "dealt";
  game: number;
  commitment: string;
}

/** What a seat decided, what was better, and what remembering was worth at that moment. */
export interface Decision {
  action: number;
  seat: number;
  round: number;
  sort: string;
  played: string;
  best: string;
  unaided: string;
  options: Option[];
  loss: number;
  loss_error: number;
  verdict: "fine" | "mistake" | "slip";
  stake: number;
  stake_error: number;
  kept: number;
  kept_error: number;
  because: Because | null;
}

/** A seat does not help; whether it could have is not told. */
export interface DidNotHelp {
  what: "did_not_help";
  seat: number;
}

/** The command with this id was carried out; repeated if the command is. */
export interface Done {
  type: "done";
  id: string;
}

/** For one seat: the cards that it was dealt or drew. */
export interface Drawn {
  type: "drawn";
  n: number;
  ingredients: Record<string, number>;
  doubles: Record<string, number>;
  orders: Order[];
}

/** A seat drew cards from the supply or from its waiter. */
export interface Drew {
  what: "drew";
  seat: number;
  source: string;
  cards: number;
}

/** One deal, played several times with everybody one seat further each time: the sums so far. */
export interface Duplicate {
  game: number;
  games: number;
  delivered: number[];
  ingredients: number[];
}

/** An edition as data, as `edition_data` of a configuration takes it. */
export interface EditionFile {
  name: string;
  title: string;
  hash: string;
  data: Record<string, unknown>;
}

/** An edition that the server knows. */
export interface EditionSummary {
  name: string;
  title: string;
  players: number[];
  kinds: string[];
  colours: string[];
  doubles: boolean;
  helping: boolean;
  hash: string;
}

/** All built-in editions. */
export interface Editions {
  editions: EditionSummary[];
}

/** An evening: its tables now, and its standings. */
export interface Evening {
  club: string;
  evening: number;
  host: number;
  at: number;
  over: boolean;
  games: number;
  seats: number;
  fill: boolean;
  no_show: number;
  edition: string;
  round: number;
  ready: number;
  tables: EveningTable[];
  players: EveningPlayer[];
}

/** Somebody at an evening, and how it goes for them. */
export interface EveningPlayer {
  member: number;
  here: boolean;
  games: number;
  wins: number;
  pizzas: number;
  place: number;
  table: string | null;
}

/** An evening of the club. */
export interface EveningSummary {
  evening: number;
  at: number;
  over: boolean;
  round: number;
  here: number;
}

/** A table of the round that is on, or of an earlier one that is not over. */
export interface EveningTable {
  table: string;
  round: number;
  members: (number | null)[];
  missing: number[];
  seconds: number | null;
  phase: "abandoned" | "over" | "paused" | "playing" | "waiting";
}

/** Host: seat a bot, in a free seat or in place of the player who sits there. */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  bot: string;
  character?: Record<string, unknown> | null;
}

/** Found a club with your key; you are its first member and its keeper. */
export interface FoundClub {
  club: string;
  name: string;
  face?: string;
  id?: string | null;
}

/** Host: free a seat. A player: leave your own. */
export interface Free {
  type: "free";
  id: string;
  seat: number;
}

/** The oven was emptied for the last time. */
export interface GameEnded {
  what: "game_ended";
  delivered: number[];
  ingredients: number[];
  orders: Order[][];
}

/** A game from elsewhere is in the book. */
export interface GameImported {
  number: number;
  known: boolean;
}

/** What the viewer sees on the table now (R10): a View in public words. */
export interface GameView {
  seat: number | null;
  hand: Hand | null;
  seats: SeatView[];
  round: number;
  rounds: number;
  turn: number;
  to_act: number | null;
  decision: string | null;
  supply: number;
  oven: number;
  top: Top | null;
  table: Record<string, number>;
  table_doubles: Record<string, number>;
  turned_up: Order | null;
  added: Record<string, number>;
  added_doubles: Record<string, number>;
  request: Record<string, number> | null;
  helper: number | null;
  chef: number | null;
  holder: number | null;
  delivered_pile: number;
  over: boolean;
}

/** What comes of baking an order, or of adding a card to it. */
export interface Giving {
  cards?: Record<string, number>;
  doubles?: Record<string, number>;
  rest?: string[];
  choice?: string[];
}

/** The cards of the viewer. */
export interface Hand {
  ingredients: Record<string, number>;
  doubles: Record<string, number>;
  orders: Order[];
}

/** Host: make the person in a seat the host. */
export interface HandOver {
  type: "hand_over";
  id: string;
  seat: number;
}

/** How the server is. */
export interface Health {
  status: "damaged" | "disk_low" | "ok" | "store_unavailable";
  version: string;
}

/** An announcement: the state of the table has number n with it. */
export interface Heard {
  type: "heard";
  n: number;
  event: PublicEvent;
  at: number;
  asks?: number | null;
  until?: number | null;
  bank?: number | null;
  by?: By;
}

/** A seat gives the cards asked for. */
export interface Helped {
  what: "helped";
  seat: number;
  request: Record<string, number>;
}

/** Do not wait for the show: alone it jumps at once, in company when all who are there agree. */
export interface Hurry {
  type: "hurry";
  id: string;
  to?: "beat" | "orders";
}

/** Somebody wants to hurry on; when everybody who is there does, the show jumps. */
export interface Hurrying {
  type: "hurrying";
  n: number;
  seats: number[];
  waits_for?: number[];
}

/** Write the record of a game from elsewhere into the book, says a keeper. */
export interface ImportGame {
  record: Record<string, unknown>;
  members: (number | null)[];
  at: number;
}

/** An ingredient card that may be seen. */
export interface Ingredient {
  kind: string;
  double?: boolean;
}

/** Become a member with your key; somebody who left and comes back is the same member. */
export interface JoinClub {
  name: string;
  face?: string;
}

/** Leave a club, or have a keeper remove somebody, who then cannot come back. */
export interface LeaveClub {
  forget?: boolean;
}

/** Only for the host: the new link of a seat, to be passed on to its person. */
export interface Link {
  type: "link";
  id: string;
  seat: number;
  token: string;
}

/** The public tables, the newest first: the list does not jump about while people play. */
export interface Listed {
  tables: ListedTable[];
}

/** A public table. */
export interface ListedTable {
  table: string;
  edition: string;
  title: string;
  phase: Phase;
  seats: number;
  free: number;
  doubles: boolean;
  level: Level;
  pace: PaceName;
  time: number | null;
}

/** The Mamma Mia! card lies open before a seat. */
export interface MammaMiaTaken {
  what: "mamma_mia_taken";
  seat: number;
}

/** Write a tally on your own chalkboard, beside a kind or a colour. */
export interface Mark {
  type: "mark";
  id: string;
  on: string;
  marks: number;
}

/** For one seat with level `chalkboard`: its own marks, right or wrong. */
export interface Marks {
  type: "marks";
  marks: Record<string, number>;
}

/** Two members are one person, says a keeper: the one who is named stays. */
export interface MergeMembers {
  into: number;
}

/** A moment to look at again. */
export interface Moment {
  lesson: "learn" | "one card" | "proud" | "turning point";
  action: number | null;
  seat: number | null;
  value: number;
  error: number;
  order?: number | null;
  cards?: [string, number][];
  baked?: boolean | null;
}

/** A day in your calendar. */
export interface MyDay {
  day: string;
  result: TryResult;
}

/** Your days. */
export interface MyDays {
  today: string;
  first: string;
  streak: number;
  days: MyDay[];
  unfinished: string[];
}

/** Open a table: a configuration, of which everything may be left out. */
export interface NewTable {
  edition?: string;
  edition_data?: Record<string, unknown> | null;
  seats?: number;
  doubles?: boolean;
  helping?: boolean | null;
  level?: Level;
  levels?: (Level | null)[];
  pace?: PaceName;
  time?: number | null;
  bank?: number;
  start?: number | "random";
  public?: boolean;
  start_when_full?: boolean;
  bots?: string[];
  stand_in?: string;
  belief?: boolean;
  id?: string | null;
}

/** Open an evening: whoever opens it is its host, and there. One is open at a time. */
export interface OpenEvening {
  games?: number;
  seats?: number;
  fill?: boolean;
  no_show?: number;
  config?: Config;
}

/** A new table: where it is, and the token of its host. */
export interface Opened {
  table: string;
  token: string;
  page: string;
  link: string;
  socket: string;
}

/** A legal action, and what it was worth to somebody who remembers everything heard. */
export interface Option {
  action: string;
  tries: number;
  worth: number;
  error: number;
}

/** An order card that may be seen: whose, which of the edition's list (from 1), what it says. */
export interface Order {
  colour: string;
  number: number;
  sort: string;
  needs?: Record<string, number>;
  chosen?: number[];
  fewest?: number;
  either?: Record<string, number>;
  forbidden?: string | null;
  at_least?: number;
}

/** An order came out of the oven; everybody can see what the face-up cards lack for it. */
export interface OrderTurnedUp {
  what: "order_turned_up";
  seat: number;
  order: Order;
  missing?: Record<string, number>;
  lacking?: number;
  more?: number | null;
}

/** Level `glass`: what the oven holds, however deep it lies. */
export interface OvenCounts {
  ingredients: Record<string, number>;
  doubles: Record<string, number>;
  orders: Record<string, number>;
}

/** The chef begins to empty the oven. */
export interface OvenOpened {
  what: "oven_opened";
  chef: number;
}

/** The game is over; the secret shows that the deal was fair. */
export interface Over {
  type: "over";
  game: number;
  delivered: number[];
  ingredients: number[];
  winners: number[];
  commitment: string;
  secret: string;
  salts: [number, string][];
  seed: string;
  start: number | "random";
  duplicate?: Duplicate | null;
}

/** Host: empty the oven at another pace from now on. */
export interface Pace {
  type: "pace";
  id: string;
  pace: PaceName;
}

/** Play at once: sit down in seat 0 of a new table, with bots in all other seats. */
export interface Party {
  name: string;
  colour?: string | null;
  face?: string;
  config?: Config;
  bots?: string[] | null;
  salt?: string | null;
  id?: string | null;
}

/** A seat has no ingredient and passes. */
export interface Passed {
  what: "passed";
  seat: number;
}

/** Host: stop the clock. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Ask whether anybody is there, and what time it is. */
export interface Ping {
  type: "ping";
}

/** Ingredients went into the oven; `announced` is the number called out. */
export interface Placed {
  what: "placed";
  seat: number;
  kind: string;
  announced: number;
  singles: number;
  doubles: number;
}

/** Answer a question while the oven is emptied; a complete answer is carried out at once. An answer may be given card by card: each Plan holds all actions so far, and a new one replaces the one before. An empty one takes it back. */
export interface Plan {
  type: "plan";
  id: string;
  n: number;
  actions: string[];
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Let the table answer for you while the oven is emptied, or no longer. */
export interface Prefer {
  type: "prefer";
  id: string;
  press?: boolean;
  add?: boolean;
}

/** For one seat: what the table answers for it while the oven is emptied. */
export interface Preferences {
  type: "preferences";
  press: boolean;
  add: boolean;
}

/** Why a request was refused; nothing was changed. */
export interface Problem {
  code: Code | "bad_host" | "bad_origin" | "bots_gone" | "club_closed" | "club_full" | "day_ahead" | "day_begun" | "day_not_along" | "evening_full" | "evening_on" | "evening_over" | "failed" | "key_bad" | "member_removed" | "method_not_allowed" | "moves_bad" | "no_challenge" | "no_such_challenge" | "no_such_club" | "no_such_day" | "no_such_evening" | "no_such_member" | "no_such_page" | "no_such_table" | "not_keeper" | "not_member" | "not_yet" | "record_bad" | "too_large" | "too_slow" | "unsupported_type";
  text: string;
  key?: string;
}

/** For one seat: it is asked while the oven is emptied, and everybody waits for its answer. In company every order that leaves anything open is asked about, even if there is only one answer: so nobody can tell from a pause what is in a hand (R10.5). */
export interface Question {
  type: "question";
  n: number;
  decision: string;
  legal: string[];
  until?: number | null;
  bank?: number | null;
  plan?: string[];
  missing?: Record<string, number>;
  lacking?: number;
  asked?: Record<string, number>;
  costs?: Record<string, Record<string, number>>;
  gives?: Record<string, Giving>;
}

/** The rating of one member over time. */
export interface RatingLine {
  member: number;
  points: RatingPoint[];
}

/** A rating after a game. */
export interface RatingPoint {
  game: number;
  at: number;
  rating: number;
  uncertainty: number;
}

/** Show a quick reaction to everybody; it is not stored. */
export interface React {
  type: "react";
  key: ReactionKey;
}

/** Somebody reacts. */
export interface Reaction {
  type: "reaction";
  seat: number;
  key: ReactionKey;
}

/** Nothing was changed: why and, if it helps, what can be done and what the table shows now. */
export interface Refused {
  type: "refused";
  code: Code;
  text: string;
  id?: string;
  n?: number;
  legal?: string[];
  key?: string;
  snapshot?: Snapshot | null;
}

/** Host: make a new link for a seat; the old one is void. */
export interface Reissue {
  type: "reissue";
  id: string;
  seat: number;
}

/** Host: play again with the same people, once the game is over. */
export interface Rematch {
  type: "rematch";
  id: string;
  same_deal?: boolean;
}

/** Host: let the clock go on. */
export interface Resume {
  type: "resume";
  id: string;
}

/** An order failed and went face down under its owner's waiter. */
export interface Returned {
  what: "returned";
  seat: number;
  order: Order;
}

/** The review of a game, or as much of it as has been worked out. */
export interface Review {
  judge: number;
  edition: string;
  colours: string[];
  names: (string | null)[];
  iterations: number;
  level: string;
  complete: boolean;
  steps: Step[];
  accounts: Account[];
  decisions: Decision[];
  moments: Moment[];
}

/** The review of a game that is over, as far as it has come. */
export interface ReviewSoFar {
  done: number;
  total: number;
  places: [number, number][];
  review: Review | null;
  before?: number;
}

/** A helper laid the top order of the waiter, unseen, on the delivered ones. */
export interface Rewarded {
  what: "rewarded";
  seat: number;
}

/** A round begins; the leftovers of the last baking lie at the bottom of the oven. */
export interface RoundBegan {
  what: "round_began";
  round: number;
  starter: number;
  supply: number;
  leftovers: Record<string, number>;
  leftover_doubles: Record<string, number>;
}

/** The oven is empty. */
export interface RoundEnded {
  what: "round_ended";
  round: number;
}

/** Add a salt of your own to the shuffle, before the deal. */
export interface Salt {
  type: "salt";
  id: string;
  salt: string;
}

/** Sit down: a name, and optionally a seat and a colour. */
export interface Seat {
  name: string;
  seat?: number | null;
  colour?: string | null;
  salt?: string | null;
  face?: string;
  id?: string | null;
  beside?: boolean;
}

/** Who sits in a seat. */
export interface SeatInfo {
  name?: string | null;
  colour?: string | null;
  bot?: string | null;
  standing_in?: boolean;
  level?: Level;
  salted?: boolean;
  allows_spectators?: boolean;
  votes?: number[];
  away?: boolean;
  remedies?: ("fill" | "pause" | "vote")[];
  face?: string;
  says?: string;
  taken_over?: number;
  device?: number | null;
}

/** What everybody sees of a seat. */
export interface SeatView {
  colour: string;
  ingredients: number;
  orders: number;
  waiter: number;
  delivered?: Order[] | null;
}

/** A seat was taken: its token, and the link that carries it to another device. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  link: string;
  socket: string;
}

/** Sit down at a table of the club, under your name there. */
export interface SitDown {
  seat?: number | null;
  colour?: string | null;
  salt?: string | null;
}

/** What a viewer who comes (back) is told: what the table shows now, and no history. */
export interface Snapshot {
  type: "snapshot";
  n: number;
  now: number;
  viewer: number | null;
  watching: boolean;
  table: Table;
  view?: GameView | null;
  asks?: number | null;
  until?: number | null;
  bank?: number | null;
  turn?: Turn | null;
  question?: Question | null;
  opened?: boolean;
  recent?: PublicEvent[];
  oven?: OvenCounts | null;
  marks?: Record<string, number>;
  missed?: Heard[];
  over?: Over | null;
  host?: boolean;
  preferences?: Preferences | null;
  device?: number[];
}

/** Host: deal; bots sit down in free seats. */
export interface Start {
  type: "start";
  id: string;
}

/** One change of the win chances, and whose it is: a seat's decision, or chance. */
export interface Step {
  cause: "deal" | "decision" | "draw" | "shuffle";
  action: number | null;
  seat: number | null;
  round: number;
  shares: number[];
  errors: number[];
  changes: number[];
  change_errors: number[];
}

/** An order went into the oven, face up. */
export interface Submitted {
  what: "submitted";
  seat: number;
  order: Order;
}

/** What the table agreed on and who sits at it; sent whenever that changes. */
export interface Table {
  type: "table";
  phase: Phase;
  game: number;
  config: Required<Config>;
  title: string;
  edition_hash: string;
  kinds: string[];
  colours: string[];
  own: Record<string, string>;
  seats: SeatInfo[];
  host: number | null;
  commitment: string;
  beat: number;
  screen?: boolean;
  deal?: string;
  club?: string;
}

/** Take a challenge. */
export interface Take {
  name: string;
  face?: string;
}

/** All announcements of a round of a game that is over. */
export interface Tape {
  round: number;
  events: PublicEvent[];
}

/** What can follow an action in a turn, by its text; empty if the turn ends with it. */
export interface Then {
  then?: Record<string, Then>;
  orders?: number;
}

/** The one card of the oven that can be seen: an ingredient or an order. */
export interface Top {
  ingredient?: Ingredient | null;
  order?: Order | null;
}

/** Your own try: where it is, and how it ended. */
export interface Try {
  table: string;
  result: TryResult | null;
  on_board: boolean;
}

/** How a try ended. */
export interface TryResult {
  delivered: number;
  place: number;
  seats: number;
  oven: string;
  offline?: boolean;
  late?: boolean;
}

/** For one seat: it is to decide now; these are the texts of what it can do. */
export interface Turn {
  type: "turn";
  n: number;
  decision: string;
  legal: string[];
  until?: number | null;
  bank?: number | null;
  then?: Record<string, Then>;
}

/** Ingredients came out of the oven and lie face up. */
export interface TurnedUp {
  what: "turned_up";
  kind: string;
  singles: number;
  doubles: number;
}

/** Want a bot to stand in for somebody who is gone, or no longer want it. */
export interface Vote {
  type: "vote";
  id: string;
  about: number;
  wants?: boolean;
}
