import { createHash } from 'node:crypto';
import { LEAGUE_LIMITS, type LeagueEntries, type LeagueLeaving, type LeagueWriting } from '@soccer-legends/contracts';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Clock, DAY_MS, HOUR_MS } from '../../platform/environment/clock.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { problem } from '../../platform/http/domain-error.ts';
import { Overloaded } from '../../platform/http/request-errors.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Scheduled } from '../../platform/jobs/job.ts';
import { type RateLimit, SharedRateLimits } from '../../platform/rate-limits/shared-rate-limits.ts';

const LeagueNotFound = problem('league.notFound', 404, 'No league has this code. It may be mistyped.');
const LeagueReplaced = problem('league.replaced', 409, 'A member has made a new code for this league. Ask for it.');
const LeagueFull = problem(
  'league.full',
  409,
  `This league has ${LEAGUE_LIMITS.members} members. One of them has to leave first.`,
);
const LeagueSpent = problem('league.spent', 409, 'This member has written too much in seven days. Try again tomorrow.');
const WrongKey = problem('league.wrongKey', 403, 'The key does not belong to this league. Use the key of its code.');

/** A code has 60 bits, too many to guess. These limits keep attempts cheap. */
const MISSED: RateLimit = { name: 'league-missed', limit: 10, windowMs: HOUR_MS };
const MISSED_BY_NETWORK: RateLimit = { ...MISSED, name: 'league-missed-network', limit: 200 };
const CREATED: RateLimit = { name: 'league-created', limit: 20, windowMs: DAY_MS };
/** A league of twelve members who play every fixture for 90 days takes 1 MB, so this many leagues take at most 5 GB. */
const MOST_LEAGUES = 5000;
const WEEK_MS = 7 * DAY_MS;

const CREATE = `
  insert into league (id, key_hash, written_at)
  select ?, ?, ? where (select count(*) from league) < ?
  on conflict do nothing`;
const PLACE = 'select place from league_entry where league_id = ? and id = ?';
const MEMBERS = 'select distinct member from league_entry where league_id = ?';
/** Leagues of one member who has not written for a day. The member's browser writes such a league again at its next use. */
const UNUSED = `
  replaced_at is null and written_at <= ?
  and (select count(distinct member) from league_entry where league_id = league.id) < 2`;

interface StoredLeague {
  key_hash: string;
  replaced_at: string | Date | null;
}

/** Leagues of friends, whose browsers encrypt every entry. The server knows neither their codes nor their names. */
@Injectable()
export class Leagues {
  constructor(
    private readonly database: Database,
    private readonly limits: SharedRateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the entries after the one with an id, or all if there is no such entry. Throws `LeagueNotFound`, and `RateLimited`
   * after too many unknown leagues.
   */
  async read(
    id: string,
    after: string | undefined,
    { visitor, ticket = visitor }: RequestOrigin,
  ): Promise<LeagueEntries> {
    const [league] = await this.database.execute<StoredLeague[]>('select replaced_at from league where id = ?', [id]);
    if (!league) {
      await this.limits.require(MISSED, ticket);
      await this.limits.require(MISSED_BY_NETWORK, networkOf(visitor));
      throw new LeagueNotFound();
    }
    const [known] = await this.database.execute<{ place: number }[]>(PLACE, [id, after ?? '']);
    const entries = await this.database.execute<LeagueEntries['entries']>(
      'select id, member, sealed from league_entry where league_id = ? and place > ? order by place limit ?',
      [id, known?.place ?? 0, LEAGUE_LIMITS.page],
    );
    const members = await this.database.execute<{ member: string }[]>(MEMBERS, [id]);
    return {
      entries,
      isFromStart: known === undefined,
      members: members.map(({ member }) => member),
      isReplaced: league.replaced_at !== null,
    };
  }

  /**
   * Stores an entry, and creates the league with its first entry. Ignores an entry that is already stored. Throws `WrongKey`,
   * `LeagueReplaced`, `LeagueFull`, `LeagueSpent`, and for a new league `RateLimited`, or `Overloaded` if the site has too many.
   */
  async write(id: string, entry: LeagueWriting & { entry: string }, visitor: string): Promise<void> {
    await this.createUnlessExists(id, entry.key, visitor);
    await this.withLeague(id, entry.key, async (em, league) => {
      if (league.replaced_at !== null) throw new LeagueReplaced();
      const [known] = await em.execute('select 1 from league_entry where league_id = ? and id = ?', [id, entry.entry]);
      if (!known) await this.add(em, id, entry);
    });
  }

  private async add(em: EntityManager, id: string, { entry, member, sealed }: LeagueWriting & { entry: string }) {
    const members = await em.execute<{ member: string }[]>(MEMBERS, [id]);
    const isMember = members.some((other) => other.member === member);
    if (!isMember && members.length >= LEAGUE_LIMITS.members) throw new LeagueFull();
    const [{ written }] = await em.execute<[{ written: number }]>(
      `select coalesce(sum(bytes), 0)::int as written from league_entry
       where league_id = ? and member = ? and written_at > ?`,
      [id, member, this.clock.ago(WEEK_MS)],
    );
    const bytes = Buffer.from(sealed, 'base64').length;
    if (written + bytes > LEAGUE_LIMITS.weekBytes) throw new LeagueSpent();
    const now = this.clock.now();
    await em.execute(
      'insert into league_entry (league_id, id, member, sealed, bytes, written_at) values (?, ?, ?, ?, ?, ?)',
      [id, entry, member, sealed, bytes, now],
    );
    await em.execute('update league set written_at = ? where id = ?', [now, id]);
  }

  /** Deletes the entries of a member. Throws `LeagueNotFound` and `WrongKey`. */
  async leave(id: string, { key, member }: LeagueLeaving): Promise<void> {
    await this.withLeague(id, key, (em) =>
      em.execute('delete from league_entry where league_id = ? and member = ?', [id, member]),
    );
  }

  /** Deletes all entries, and makes the league reject new ones. Throws `LeagueNotFound` and `WrongKey`. */
  async replace(id: string, key: string): Promise<void> {
    await this.withLeague(id, key, async (em) => {
      await em.execute('delete from league_entry where league_id = ?', [id]);
      await em.execute('update league set replaced_at = ? where id = ?', [this.clock.now(), id]);
    });
  }

  /** Creates a league unless it exists. The limits apply only to new leagues. */
  private async createUnlessExists(id: string, key: string, visitor: string): Promise<void> {
    const exists = async () => (await this.database.execute('select 1 from league where id = ?', [id])).length > 0;
    if (await exists()) return;
    await this.limits.require(CREATED, networkOf(visitor));
    await this.deleteUnused();
    await this.database.execute(CREATE, [id, hashOf(key), this.clock.now(), MOST_LEAGUES]);
    if (!(await exists())) throw new Overloaded('This site has as many leagues as it can store.');
  }

  /** Runs an action while no other one changes the league, so that entries become visible in the order of their places. */
  private withLeague(
    id: string,
    key: string,
    action: (em: EntityManager, league: StoredLeague) => Promise<unknown>,
  ): Promise<void> {
    return this.database.transaction(async (em) => {
      const [league] = await em.execute<StoredLeague[]>(
        'select key_hash, replaced_at from league where id = ? for update',
        [id],
      );
      if (!league) throw new LeagueNotFound();
      if (league.key_hash !== hashOf(key)) throw new WrongKey();
      await action(em, league);
    });
  }

  @Scheduled({ at: 'hourly', name: 'sweep-leagues' })
  async deleteUnused(): Promise<void> {
    await this.database.execute(`delete from league where ${UNUSED}`, [this.clock.ago(DAY_MS)]);
  }

  @Scheduled({ at: 'nightly', name: 'sweep-idle-leagues', deletesOldData: true })
  async deleteIdle(): Promise<void> {
    const idle = this.clock.ago(LEAGUE_LIMITS.days * DAY_MS);
    await this.database.execute('delete from league where written_at <= ?', [idle]);
    await this.database.execute('delete from league_entry where written_at <= ?', [idle]);
  }
}

/** Nobody can write with the hashes in a stolen database. The key has 256 bits, so a fast hash is enough. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
