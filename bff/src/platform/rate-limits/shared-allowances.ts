import { raw } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../environment/clock.ts';
import { Database } from '../database/database.ts';
import type { Allowance } from './allowance.ts';

/** How long somebody has to behave until earlier excesses are forgotten. */
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

/**
 * One statement, so that two that come together are both counted, on whichever replicas and in whichever order. The
 * count stops one above the most; the step beyond it is what begins a block. Nobody waits longer than was ever meant,
 * also where the clock was set back: the time that it takes is shortened, and what was counted stays.
 */
const TAKE = `
  insert into allowance_use as own (key, used, times_exceeded, resets_at) values (:key, 1, 0, :fresh)
  on conflict (key) do update set
    used = case when own.resets_at <= :now then 1 else least(own.used, :most) + 1 end,
    times_exceeded = case
      when own.resets_at <= :forgotten then 0
      when own.resets_at > :now and own.used = :most then least(own.times_exceeded + 1, 30)
      else own.times_exceeded end,
    resets_at = case
      when own.resets_at <= :now then :fresh
      when own.used = :most and :longest > 0
        then :now::timestamptz + least(:within * power(2, own.times_exceeded), :longest) * interval '1 millisecond'
      else least(own.resets_at, :furthest) end
  returning used, resets_at as "resetsAt"`;

interface Use {
  used: number;
  resetsAt: string | Date;
}

/** What visitors have used up, counted in the database for all replicas together. */
@Injectable()
export class SharedAllowances {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Uses up one; answers the seconds to wait where there was none left, and 0 otherwise. */
  async take(allowance: Allowance, who: string): Promise<number> {
    const now = this.clock.now();
    const { name, most, withinMs, longestBlockMs = 0 } = allowance;
    const values = {
      ...{ key: keyOf(name, who), most, within: withinMs, longest: longestBlockMs },
      ...{ now, furthest: new Date(now.getTime() + Math.max(withinMs, longestBlockMs)) },
      ...{ fresh: new Date(now.getTime() + withinMs), forgotten: new Date(now.getTime() - FORGOTTEN_AFTER_MS) },
    };
    const [use] = await this.database.em().execute<Use[]>(raw(TAKE, values));
    if (use!.used <= most) return 0;
    return Math.max(1, Math.ceil((new Date(use!.resetsAt).getTime() - now.getTime()) / 1000));
  }

  /** Whether as many were used up as are allowed, without using up one. */
  async isUsedUp({ name, most }: Allowance, who: string): Promise<boolean> {
    const [use] = await this.database
      .em()
      .execute<{ used: number }[]>('select used from allowance_use where key = ? and resets_at > ?', [
        keyOf(name, who),
        this.clock.now(),
      ]);
    return use !== undefined && use.used >= most;
  }

  /** Takes back one use that came to nothing. */
  async giveBack({ name }: Allowance, who: string): Promise<void> {
    await this.database
      .em()
      .execute('update allowance_use set used = greatest(used - 1, 0) where key = ?', [keyOf(name, who)]);
  }

  /** Starts anew, as if nothing had been used; earlier excesses are forgotten too. */
  async reset({ name }: Allowance, who: string): Promise<void> {
    await this.database.em().execute('delete from allowance_use where key = ?', [keyOf(name, who)]);
  }

  /** Removes what no longer matters. */
  async sweep(): Promise<void> {
    const forgotten = new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_MS);
    await this.database.em().execute('delete from allowance_use where resets_at <= ?', [forgotten]);
  }
}

function keyOf(name: string, who: string): string {
  return `${name}:${who}`;
}
