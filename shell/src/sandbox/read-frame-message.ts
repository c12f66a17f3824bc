import { isLanguage, type Language, type Mark } from '@soccer-legends/contracts';
import {
  aNumber,
  isRecord,
  isSound,
  listOf,
  nullOr,
  objectOf,
  type About,
  type GameResult,
  type HistoryEntry,
  type IntroFacts,
  type Options,
  type Reader,
  type ResultLabels,
  type TextRef,
  type ToastRequest,
} from '@soccer-legends/game-sdk';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import type { ExitFacts } from '../play/exit-facts.ts';
import type { ReplayedRound } from '../play/replayed-round.replay.ts';
import {
  type Call,
  type FrameMessage,
  type FrameMessages,
  type FramePhase,
  type GameFacts,
  MOST_STORED,
} from './protocol.ts';

const MOST_CHARACTERS = 2000;
const MOST_ITEMS = 500;

const text: Reader<string> = (value) =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS ? value : undefined;
const stored: Reader<string> = (value) =>
  typeof value === 'string' && value.length <= MOST_STORED ? value : undefined;
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const count: Reader<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : undefined;
const anything: Reader<unknown> = (value) => value ?? null;

function oneOf<const Choice extends string>(...choices: readonly Choice[]): Reader<Choice> {
  return (value) => choices.find((choice) => choice === value);
}

function some<Item>(read: Reader<Item>): Reader<Item[]> {
  return (value) => (Array.isArray(value) && value.length <= MOST_ITEMS ? listOf(read)(value) : undefined);
}

function recordOf<Value>(read: Reader<Value>): Reader<Record<string, Value>> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const entries = Object.entries(value).slice(0, MOST_ITEMS);
    return Object.fromEntries(
      entries.flatMap(([name, item]) => {
        const known = read(item);
        return known === undefined ? [] : [[name, known]];
      }),
    );
  };
}

const language: Reader<Language> = (value) => (isLanguage(value) ? value : undefined);
const options: Reader<Options> = recordOf(text);

const toast = objectOf<{ title: string }, Omit<ToastRequest, 'title' | 'action' | 'cause'>>(
  { title: text },
  {
    description: text,
    tone: oneOf('plain', 'success', 'destructive'),
    titleLanguage: language,
    descriptionLanguage: language,
    duration: count,
  },
);

const textRef: Reader<TextRef> = objectOf<{ key: string }, Pick<TextRef, 'values'>>(
  { key: text },
  { values: recordOf((value) => text(value) ?? aNumber(value)) },
);

const textOrRef: Reader<string | TextRef> = (value) => text(value) ?? textRef(value);

const about: Reader<About> = objectOf<object, About>(
  {},
  { player: count, players: some(count), team: count, coach: count },
);

/** A picture of the site. The policy of the page blocks those of other sites. */
const pictureAddress: Reader<string> = (value) =>
  /^(?:https?:\/\/[\w.:-]+)?\/(?:art|pictures|plugins)\/[\w./~%-]+(?:\?[\w=&%-]*)?$/.test(text(value) ?? '')
    ? (value as string)
    : undefined;

const mark: Reader<Mark> = oneOf('hit', 'near', 'miss', 'hint', 'none');

const historyEntry: Reader<HistoryEntry> = objectOf<
  Pick<HistoryEntry, 'correctAnswer' | 'playerAnswer' | 'isCorrect'>,
  Pick<HistoryEntry, 'picture' | 'reason' | 'about'>
>(
  { correctAnswer: textOrRef, playerAnswer: textOrRef, isCorrect: flag },
  { picture: objectOf({ src: pictureAddress, kind: oneOf('crest', 'portrait') }), reason: textRef, about },
);

const result: Reader<GameResult> = objectOf<
  Pick<GameResult, 'outcome' | 'score' | 'roundsWon' | 'roundsTotal'>,
  Omit<GameResult, 'outcome' | 'score' | 'roundsWon' | 'roundsTotal'>
>(
  { outcome: oneOf('win', 'lose'), score: count, roundsWon: count, roundsTotal: count },
  {
    livesUsed: count,
    livesTotal: count,
    message: textRef,
    history: some(historyEntry),
    marks: some(mark),
    board: some(some(mark)),
    tries: objectOf({ won: nullOr(count), most: count }),
    recalled: flag,
    named: some(count),
    shown: some(count),
  },
);

const facts: Reader<IntroFacts> = recordOf(count);

const intro: Reader<NonNullable<GameFacts['intro']>> = objectOf<
  Pick<NonNullable<GameFacts['intro']>, 'howToPlay' | 'facts'>,
  Omit<NonNullable<GameFacts['intro']>, 'howToPlay' | 'facts'>
>(
  { howToPlay: some(textOrRef), facts: some(objectOf({ options, facts })) },
  {
    note: text,
    keys: text,
    example: oneOf('choose', 'name', 'pick', 'pair', 'search', 'type', 'group', 'flip', 'place', 'spin'),
    options: some(
      objectOf({
        name: text,
        label: text,
        choices: some(
          objectOf<Record<'value' | 'label', string>, { about: string }>({ value: text, label: text }, { about: text }),
        ),
        initial: text,
      }),
    ),
    start: text,
    leave: text,
  },
);

const game: Reader<GameFacts> = objectOf<Pick<GameFacts, 'hasSummary'>, Omit<GameFacts, 'hasSummary'>>(
  { hasSummary: flag },
  {
    intro,
    howToPlay: some(textOrRef),
    resultLabels: objectOf<object, ResultLabels>(
      {},
      { rounds: text, history: text, correctAnswer: text, yourAnswer: text },
    ),
  },
);

const savedGame = objectOf<Omit<Resumable['game'], 'times'>, { times: readonly number[] }>(
  {
    deal: anything,
    seed: count,
    moves: (value) => (Array.isArray(value) ? (value as unknown[]) : undefined),
    timers: recordOf(count),
    timeScale: nullOr(count),
  },
  { times: (value) => (Array.isArray(value) ? listOf(count)(value) : undefined) },
);

const progress = objectOf({ done: count, total: count });

const savedRound = objectOf<Omit<Resumable, 'progress'>, Pick<Resumable, 'progress'>>(
  { version: text, options, game: savedGame, savedAt: count },
  { progress },
);

const resumable: Reader<Resumable> = (value) => {
  const saved = savedRound(value);
  return saved && JSON.stringify(saved).length <= MOST_STORED ? saved : undefined;
};

const waiting = objectOf({ phase: oneOf('preparing', 'dealing', 'playing') });
const introPhase = objectOf<Omit<Extract<FramePhase, { phase: 'intro' }>, 'problem'>, { problem: string }>(
  { phase: oneOf('intro'), options, canResume: flag },
  { problem: text },
);
const failed = objectOf({ phase: oneOf('failed'), problem: text });
const over = objectOf({ phase: oneOf('over'), state: anything, result, relaxed: flag, played: resumable });

const phase: Reader<FramePhase> = (value) => waiting(value) ?? introPhase(value) ?? failed(value) ?? over(value);

const replayed = objectOf<Pick<ReplayedRound, 'played' | 'result'>, Pick<ReplayedRound, 'progress' | 'claim'>>(
  { played: resumable, result },
  {
    progress: (value) => (Array.isArray(value) ? listOf(progress)(value) : undefined),
    claim: oneOf('values', 'texts'),
  },
);

const exit = objectOf<{ ends: boolean }, Omit<ExitFacts, 'ends'>>(
  { ends: flag },
  {
    question: objectOf({ title: text, text }),
    staysOpen: objectOf({ answered: count, total: count }),
    answered: count,
  },
);

const MESSAGES: { [Kind in keyof FrameMessages]: Reader<FrameMessages[Kind]> } = {
  ready: objectOf({ game }),
  phase: objectOf({ phase }),
  exit: objectOf({ exit }),
  call: objectOf<Pick<Call, 'id' | 'method' | 'path'>, Omit<Call, 'id' | 'method' | 'path'>>(
    { id: count, method: oneOf('get', 'post'), path: text },
    { body: anything, timeoutMs: count, retries: count, retryDelayMs: count, freshMs: count },
  ),
  abort: objectOf({ id: count }),
  toast: objectOf<Pick<FrameMessages['toast'], 'toast'>, Pick<FrameMessages['toast'], 'cause'>>(
    { toast },
    { cause: count },
  ),
  announce: objectOf({ text, urgency: oneOf('polite', 'assertive') }),
  sound: objectOf({ sound: (value) => (isSound(value) ? value : undefined) }),
  log: objectOf({ text }),
  store: objectOf({ name: text, text: stored }),
  save: objectOf({ game: nullOr(resumable) }),
  playAgain: objectOf({}),
  height: objectOf({ px: count }),
  replayed: objectOf({ round: nullOr(replayed) }),
  fault: objectOf<Omit<FrameMessages['fault'], 'stack'>, Pick<FrameMessages['fault'], 'stack'>>(
    { text, ends: flag },
    { stack: text },
  ),
  pong: objectOf({}),
};

/** Returns a message of a frame with the known fields only; undefined if it breaks the protocol. */
export function readFrameMessage(value: unknown): FrameMessage | undefined {
  if (!isRecord(value) || typeof value['kind'] !== 'string' || !Object.hasOwn(MESSAGES, value['kind']))
    return undefined;
  const kind = value['kind'] as keyof FrameMessages;
  const message = MESSAGES[kind](value);
  return message && ({ ...message, kind } as FrameMessage);
}
