import { parsedJson } from '@soccer-legends/contracts';
import type { Options } from './game.ts';
import { fieldsOf, type SavedGame } from './saved-game.ts';
import { isRecord } from './unchecked.ts';

export { claimsIn } from './claimed.ts';
export { replayToEnd, type ReplayedEnd } from './replay-to-end.ts';

/**
 * A round without its deal: whoever gets the same deal can replay it. The page keeps recordings in its ledger and writes
 * them into links, so any recording that is read may be forged.
 */
export interface Recording {
  /** Version of the plugin, whose rules replay the moves. */
  version: string;
  options: Options;
  /** Absent if the token of the deal determines it. */
  seed?: number;
  /** Factor on countdowns; null for no limit. */
  timeScale: number | null;
  moves: readonly unknown[];
  /** When each move was played, in tenths of a second since the start, without pauses. */
  times: readonly number[];
}

const MOST_MOVES = 2000;
/** A shape is a kind of move with its fields. Each shape is one digit in the text. */
const MOST_SHAPES = 36;
const LONGEST_TEXT = 60;
/** A day in tenths of a second. */
const LONGEST_WAIT = 864_000;
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.-]{1,30})?$/;

/**
 * Returns the recording of a round; undefined if its game was saved without times.
 * @param hasToken whether the token of the deal determines the seed
 */
export function recordingOf(
  { version, options, game }: { version: string; options: Options; game: SavedGame<unknown, unknown> },
  hasToken: boolean,
): Recording | undefined {
  const { seed, moves, times, timeScale } = game;
  if (!times || times.length !== moves.length) return undefined;
  const tenths = times.map((ms) => Math.round(ms / 100));
  return { version, options, ...(!hasToken && { seed }), timeScale, moves, times: tenths };
}

/**
 * Whether a recording may be part of a link. Lists and objects in a move come from the server, such as a new set of players.
 * A stranger could write them too, and the page would show their texts.
 */
export function isShareable({ moves }: Pick<Recording, 'moves'>): boolean {
  return moves.every((move) =>
    fieldsOf(move).every((value) => !isRecord(value) && (typeof value !== 'string' || value.length <= LONGEST_TEXT)),
  );
}

/** The kind of a move and the names of its other fields; null for a move that is not an object. */
type Shape = readonly [kind: string | null, ...fields: string[]] | null;

/**
 * Returns a recording as JSON: the fields of all moves by kind and column, which deflates to a quarter less than the moves in
 * order. Undefined for more moves, or more kinds of moves, than a recording can have.
 */
export function writeRecording({ version, options, seed, timeScale, moves, times }: Recording): string | undefined {
  const shapes: string[] = [];
  const columns: unknown[][] = [];
  let order = '';
  for (const move of moves) {
    const shape = shapeOf(move);
    const text = JSON.stringify(shape);
    if (!shapes.includes(text)) columns[shapes.push(text) - 1] = [];
    const place = shapes.indexOf(text);
    order += place.toString(36);
    columns[place]!.push(...(shape ? shape.slice(1).map((name) => (move as Record<string, unknown>)[name!]) : [move]));
  }
  if (moves.length > MOST_MOVES || shapes.length > MOST_SHAPES) return undefined;
  const waits = times.map((time, index) => (time - (times[index - 1] ?? 0)).toString(36)).join(' ');
  const head = [version, seed ?? null, options, timeScale];
  return JSON.stringify([...head, shapes.map((text) => JSON.parse(text) as Shape), order, columns, waits]);
}

function shapeOf(move: unknown): Shape {
  if (!isRecord(move) || Array.isArray(move)) return null;
  const { kind, ...fields } = move;
  return typeof kind === 'string' ? [kind, ...Object.keys(fields)] : [null, ...Object.keys(move)];
}

/** Returns the recording in a text; undefined for any text that `writeRecording` does not return. */
export function readRecording(text: string): Recording | undefined {
  const read = parsedJson(text);
  if (!Array.isArray(read) || read.length !== 8) return undefined;
  const [version, seed, options, timeScale, shapes, order, columns, waits] = read as unknown[];
  if (typeof version !== 'string' || !VERSION.test(version)) return undefined;
  if (seed !== null && !(Number.isInteger(seed) && (seed as number) >>> 0 === seed)) return undefined;
  if (timeScale !== null && !(typeof timeScale === 'number' && timeScale > 0 && timeScale <= 100)) return undefined;
  if (!isOptions(options) || !areShapes(shapes) || typeof order !== 'string') return undefined;
  const moves = movesIn(shapes, order, columns);
  const times = timesIn(waits, order.length);
  if (!moves || !times) return undefined;
  const recording = { version, options, ...(seed !== null && { seed: seed as number }), timeScale, moves, times };
  // Rejects any other spelling of the same recording.
  return writeRecording(recording) === text ? recording : undefined;
}

function isOptions(value: unknown): value is Options {
  return isRecord(value) && !Array.isArray(value) && Object.values(value).every((choice) => typeof choice === 'string');
}

function areShapes(value: unknown): value is Shape[] {
  const isShape = (shape: unknown) =>
    shape === null ||
    (Array.isArray(shape) &&
      (shape[0] === null || typeof shape[0] === 'string') &&
      shape.slice(1).every((name) => typeof name === 'string'));
  return Array.isArray(value) && value.length <= MOST_SHAPES && value.every(isShape);
}

/** @param order the place of each move's shape, as one digit of base 36 */
function movesIn(shapes: readonly Shape[], order: string, columns: unknown): unknown[] | undefined {
  if (!Array.isArray(columns) || columns.length !== shapes.length || !columns.every(Array.isArray)) return undefined;
  if (order.length > MOST_MOVES) return undefined;
  const read = shapes.map(() => 0);
  const moves: unknown[] = [];
  for (const digit of order) {
    const place = Number.parseInt(digit, 36);
    const shape = shapes[place];
    if (shape === undefined) return undefined;
    const count = shape ? shape.length - 1 : 1;
    const values = (columns[place] as unknown[]).slice(read[place], (read[place]! += count));
    if (values.length < count) return undefined;
    moves.push(shape ? moveOf(shape, values) : values[0]);
  }
  return moves;
}

function moveOf([kind, ...fields]: NonNullable<Shape>, values: readonly unknown[]): object {
  const read = fields.map((name, place) => [name, values[place]] as const);
  return Object.fromEntries(kind === null ? read : [['kind', kind], ...read]);
}

/** @param waits the tenths of a second before each move, in base 36 */
function timesIn(waits: unknown, count: number): number[] | undefined {
  if (typeof waits !== 'string') return undefined;
  const read = waits === '' ? [] : waits.split(' ').map((wait) => Number.parseInt(wait, 36));
  if (read.length !== count || !read.every((wait) => wait >= 0 && wait <= LONGEST_WAIT)) return undefined;
  let time = 0;
  return read.map((wait) => (time += wait));
}
