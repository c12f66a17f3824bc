import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import {
  type Challenge,
  type ChallengeStart,
  dateOfMatchday,
  isChallengeToken,
  matchdayOfToken,
  startOfMatchday,
  dealSeed,
  DRAW_HEADER,
  tokenOfMatchday,
} from '@soccer-legends/contracts';
import { Clock } from '../../platform/environment/clock.ts';
import { problem } from '../../platform/http/domain-error.ts';
import { Challenges, UnknownDeal } from './challenges.ts';
import { Database } from '../../platform/database/database.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
import { type RandomSource, SeededRandom } from '../../platform/environment/random-source.ts';
import { DealAnswer, STORED_SEED } from './deals.entities.ts';

/** Status 425 Too Early (RFC 8470). */
const DealNotBegun = problem(
  'deal.notBegun',
  425,
  'This matchday begins when the first time zone reaches {date}. Check the clock of this device.',
);

const DealFull = problem(
  'deal.full',
  409,
  'This challenge has dealt as much as the round of one game needs. Create a new challenge.',
);

/** Returns a value that JSON can represent, or undefined if the catalogue is too small. */
export type Draw<Value> = (random: RandomSource) => Value | undefined;

/** A stored result of a token's draw. */
export interface Dealt {
  token: string;
  draw: string;
  value: unknown;
}

export type MatchdaySeeds = ReadonlyMap<number, string>;

/** Visitors create challenges, whose single game needs one or two draws. Nobody can create a matchday. */
export const MOST_CHALLENGE_DRAWS = 4;

type StoredSeed = string | Required<ChallengeStart>;

/** A draw blocks the event loop for up to 40 ms, so several in one turn would delay all other visitors. */
const oneAtATime = pLimit(1);

/**
 * Returns a row if it was stored. The values are parameters, because the list of coaches in the text of a statement takes
 * five times as long to store.
 */
const STORE = `
  insert into deal_answer (token, draw, body)
  select $1, $2, $3 where $4 or (select count(*) from deal_answer where token = $1 and draw <> '${STORED_SEED}') < $5
  on conflict do nothing returning true`;

/** Draws by token. The first result for a token is stored, and all servers return it from then on. */
@Injectable()
export class FrozenDraws {
  constructor(
    private readonly database: Database,
    private readonly challenges: Challenges,
    private readonly clock: Clock,
    private readonly key: SigningKey,
  ) {}

  /** If two requests draw at once, both return the first result. Throws `UnknownDeal`, `DealNotBegun`, `DealFull`. */
  async read<Value>(token: string, name: string, draw: Draw<Value>): Promise<Value | undefined> {
    const stored = await this.stored<Value>(token, name);
    if (stored !== undefined) return stored;
    return oneAtATime(async () => {
      // Another request may have drawn it while this one waited.
      const drawn = await this.find<Value>(token, name);
      return drawn !== undefined ? drawn : this.draw(token, name, draw);
    });
  }

  private async draw<Value>(token: string, name: string, draw: Draw<Value>): Promise<Value | undefined> {
    const drawn = draw(new SeededRandom(dealSeed(await this.seedOf(token, name), name)));
    if (drawn === undefined) return undefined;
    const isLimited = isChallengeToken(token);
    const values = [token, name, JSON.stringify(drawn), !isLimited, MOST_CHALLENGE_DRAWS];
    if ((await this.database.executePrepared(STORE, values)).length > 0) return drawn;
    const first = await this.stored<Value>(token, name);
    if (first === undefined && isLimited) throw new DealFull();
    return first;
  }

  /** Returns the stored result of a draw; undefined if it was not drawn yet. Throws like `read`. */
  async stored<Value>(token: string, name: string): Promise<Value | undefined> {
    await this.require(token);
    return this.find<Value>(token, name);
  }

  /**
   * Returns the text from which the draws of a token are seeded: its signature by this site's key. Knowing the seed of
   * one token says nothing about another's. Only predictions for editors may ask for the seed of a coming day.
   * @param draw a draw that has a seed of its own in a challenge to a free round
   */
  async seedOf(token: string, draw?: string): Promise<string> {
    const stored = await this.find<StoredSeed>(token, STORED_SEED);
    if (stored === undefined) return this.key.sign(token);
    if (typeof stored === 'string') return stored;
    const own = stored.draws.find((free) => free.startsWith(`${draw} `));
    return own?.slice(own.indexOf(' ') + 1) ?? stored.seed;
  }

  /** Returns the seed from which a challenge deals its round, and what the round does not ask about. */
  async startOf(token: string): Promise<Pick<Challenge, 'seed' | 'recent'>> {
    const stored = await this.find<StoredSeed>(token, STORED_SEED);
    if (typeof stored !== 'object') return { seed: stored ?? (await this.key.sign(token)) };
    return { seed: stored.seed, recent: stored.recent };
  }

  /** Returns the seeds of matchdays, also of coming ones. */
  async seedsOf(matchdays: readonly number[]): Promise<MatchdaySeeds> {
    const seeds = matchdays.map(async (matchday) => [matchday, await this.seedOf(tokenOfMatchday(matchday))] as const);
    return new Map(await Promise.all(seeds));
  }

  /** Returns all stored results of tokens, also of tokens that are not valid now. */
  async dealtBy(tokens: readonly string[]): Promise<Dealt[]> {
    const rows = await this.database
      .em()
      .find(DealAnswer, { token: { $in: [...tokens] } }, { disableIdentityMap: true });
    return rows.map(({ token, draw, body }) => ({ token, draw, value: JSON.parse(body) as unknown }));
  }

  /** Throws `UnknownDeal` or `DealNotBegun` unless the token deals now. */
  async require(token: string): Promise<void> {
    if (isChallengeToken(token)) return void (await this.challenges.read(token));
    const matchday = matchdayOfToken(token);
    if (matchday === undefined) throw new UnknownDeal();
    if (startOfMatchday(matchday) > this.clock.now().getTime())
      throw new DealNotBegun({ date: dateOfMatchday(matchday) });
  }

  private async find<Value>(token: string, name: string): Promise<Value | undefined> {
    const row = await this.database.em().findOne(DealAnswer, { token, draw: name }, { disableIdentityMap: true });
    return row ? (JSON.parse(row.body) as Value) : undefined;
  }
}

/** Draws for a visitor without a token. A header of the response contains the seed, so that a challenge can repeat the draw. */
export function freeDraw<Value>(
  name: string,
  draw: Draw<Value>,
  random: RandomSource,
): { value: Value | undefined; headers: Readonly<Record<string, string>> } {
  const [high, low] = [0, 1].map(() =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  );
  const seed = `${high}${low}`;
  return { value: draw(new SeededRandom(dealSeed(seed, name))), headers: { [DRAW_HEADER]: `${name} ${seed}` } };
}

/** Returns undefined for an empty list, so that a token never stores the draw of an empty catalogue. */
export function some<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}
