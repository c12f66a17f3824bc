import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import {
  type CountedResult,
  ENOUGH_NETWORKS,
  ENOUGH_RESULTS,
  type GameShare,
  type NamedShare,
} from '@soccer-legends/contracts';

/** How often visitors named one player in a game, and how often they named all players of the game. */
export interface PlayerResult extends GameShare {
  playerId: number;
  gameAsked: number;
  gameNamed: number;
}

/** The players in one result. */
export type PlayersMet = Pick<CountedResult, 'named' | 'missed'>;

export type ShareCheck = 'hardlyNamed' | 'alwaysNamed';

/** Shares of visitors who name a player. In between, no check finds the player. */
const HARDLY = 0.1;
const NEARLY_ALWAYS = 0.95;

/** Compares the share of visitors who named the player with the share for all players of the game. */
type ShareRule = (own: number, game: number) => boolean;

/** If visitors of a game name nearly everyone or hardly anyone, one player's share says nothing. */
const RULES: Readonly<Record<ShareCheck, ShareRule>> = {
  hardlyNamed: (own, game) => own <= HARDLY && game >= 0.3,
  alwaysNamed: (own, game) => own >= NEARLY_ALWAYS && game <= 0.85,
};

/** Returns the games in which visitors name a player unusually rarely or often, by player id. */
export function unusualShares(check: ShareCheck, results: readonly PlayerResult[]): Map<number, GameShare[]> {
  const found = new Map<number, GameShare[]>();
  for (const { playerId, game, asked, named, gameAsked, gameNamed } of results) {
    if (!RULES[check](named / asked, gameNamed / gameAsked)) continue;
    found.set(playerId, [...(found.get(playerId) ?? []), { game, asked, named }]);
  }
  return found;
}

/** Counts above this are halved, so that they stay small and follow current visitors. */
const MOST_RESULTS = 10_000;

const HALVED = (column: string): string =>
  `case when player_result.asked < ${MOST_RESULTS} then player_result.${column} else player_result.${column} / 2 end`;

/** In id order: two results that lock the same rows in different orders would deadlock. */
const COUNT = `
  insert into player_result (game, player_id, asked, named, networks)
  select ?, met.id, 1, met.named, ? from json_to_recordset(?::json) as met (id integer, named integer)
  join person on person.kind = 'player' and person.id = met.id order by met.id
  on conflict (game, player_id) do update set
    asked = ${HALVED('asked')} + 1, named = ${HALVED('named')} + excluded.named,
    networks = player_result.networks + excluded.networks`;

const SHARES = `
  select player_id as player, round(named::numeric / asked, 2)::float as share from player_result
  where game = ? and player_id = any (?::integer[]) and asked >= ${ENOUGH_RESULTS} and networks >= ${ENOUGH_NETWORKS}
  order by player_id`;

const READ = `
  select game, player_id as "playerId", asked, named, "gameAsked", "gameNamed"
  from (
    select *, (sum(asked) over of_game)::integer as "gameAsked", (sum(named) over of_game)::integer as "gameNamed"
    from player_result window of_game as (partition by game)) as results
  where asked >= ${ENOUGH_RESULTS} and (named <= asked * ${HARDLY} or named >= asked * ${NEARLY_ALWAYS})
  order by player_id, game`;

/** Counters for each game and player show how often visitors named the player. Stores no data about visitors. */
@Injectable()
export class PlayerResults {
  constructor(private readonly database: Database) {}

  /**
   * Counts the players of one result. Ignores unknown ids. A player in both lists counts as named.
   *
   * @param isNewNetwork whether the result is the first of its network in its fixture
   */
  async count(game: string, { named = [], missed = [] }: PlayersMet, isNewNetwork: boolean): Promise<void> {
    const met = new Map([...missed.map((id) => [id, 0] as const), ...named.map((id) => [id, 1] as const)]);
    if (met.size === 0) return;
    const rows = Array.from(met, ([id, isNamed]) => ({ id, named: isNamed }));
    await this.database.execute(COUNT, [game, isNewNetwork ? 1 : 0, JSON.stringify(rows)]);
  }

  /** Returns the share of visitors who named each of these players in a game. Omits players with too few answers. */
  shares(game: string, players: readonly number[]): Promise<NamedShare[]> {
    return this.database.execute<NamedShare[]>(SHARES, [game, `{${players.join()}}`]);
  }

  /** Returns the results of players whom hardly anyone or nearly everyone names. */
  unusual(): Promise<PlayerResult[]> {
    return this.database.execute<PlayerResult[]>(READ);
  }
}
