import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request, type APIRequestContext } from '@playwright/test';
import { FROM_OWN_PAGE } from './administrator.ts';
import type { FaultCounts } from './difficulties.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { startProgram } from './program.ts';
import { startSite } from './site.ts';

const PEOPLE = 30;
/** Milliseconds between two requests of a person. */
const PAUSE_MS = 2000;
/** The server's clock, one after the other, in the syntax of libfaketime. */
const CLOCKS = ['+1h', '+0'];
const CLOCK_MS = 10_000;

/** Terminates the connection of every fifth transaction that changes a row, before its commit. */
const FAILING_TRANSACTIONS = [
  'create sequence begun',
  `create function fail_every_fifth() returns trigger language plpgsql as $$ begin
     if current_setting('faults.counted', true) is not distinct from pg_current_xact_id()::text then return null; end if;
     perform set_config('faults.counted', pg_current_xact_id()::text, true);
     if nextval('begun') % 5 = 0 then perform pg_terminate_backend(pg_backend_pid()); end if;
     return null;
   end $$`,
  `do $$ declare name text; begin
     for name in select tablename from pg_tables where schemaname = 'public' loop
       execute format('create constraint trigger fail after insert or update or delete on %I
         deferrable initially deferred for each row execute function fail_every_fifth()', name);
     end loop;
   end $$`,
].map((statement) => statement.replaceAll(/\s+/g, ' '));

const COUNT_FAILED = 'select (last_value / 5)::integer as failed from begun';

/** A site in a difficult environment. */
export interface DifficultSite {
  url: string;
  /** Returns how often each fault has occurred. */
  count(): Promise<FaultCounts>;
  /** Requests of other people that the server refused. */
  refused: string[];
  stop(): Promise<void>;
}

/**
 * Starts a site whose clock is an hour wrong and jumps, whose database ends the connection of every fifth transaction,
 * behind two proxies, the outer one with TLS, and with thirty other visitors of the same address. Without nginx,
 * PostgreSQL or libfaketime, that part is left out.
 */
export async function startDifficultSite(): Promise<DifficultSite> {
  const counts: FaultCounts = new Map();
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const postgres = await startPostgres();
  const clock = startClock(counts);
  const site = await startSite(
    {
      ...clock.environment,
      ...(postgres && { DATABASE_URL: postgres.url }),
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      PUBLIC_URL: url,
    },
    postgres ? undefined : process.env['SITE_DATA'],
  );
  for (const statement of FAILING_TRANSACTIONS) await postgres?.execute(statement);
  const proxies = await startProgram('proxies-process.ts', new URL(site.url).port, String(port));
  const people = await startPeople(url);
  return {
    url,
    async count() {
      const [row] = (await postgres?.execute<{ failed: number }>(COUNT_FAILED)) ?? [];
      return counts.set('transactions of the server failed', row?.failed ?? 0);
    },
    refused: people.refused,
    async stop() {
      await people.stop();
      clock.stop();
      await proxies.stop();
      await site.stop();
      await postgres?.stop();
    },
  };
}

function startClock(counts: FaultCounts): { environment: Record<string, string>; stop(): void } {
  const library = process.env['FAKETIME_LIBRARY'];
  if (!library) return { environment: {}, stop: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'sl-clock-'));
  const file = join(folder, 'offset');
  let jumps = 0;
  writeFileSync(file, CLOCKS[0]!);
  const timer = setInterval(() => {
    jumps += 1;
    counts.set('jumps of the clock', jumps);
    writeFileSync(file, CLOCKS[jumps % CLOCKS.length]!);
  }, CLOCK_MS);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Real clocks that are set keep their monotonic time.
      DONT_FAKE_MONOTONIC: '1',
    },
    stop() {
      clearInterval(timer);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Lets thirty people search and play Career Guess. */
async function startPeople(baseURL: string): Promise<{ refused: string[]; stop(): Promise<void> }> {
  const refused: string[] = [];
  let isRunning = true;
  const people = Array.from({ length: PEOPLE }, async (_, nth) => {
    const person = await request.newContext({ baseURL, ignoreHTTPSErrors: true, extraHTTPHeaders: FROM_OWN_PAGE });
    for (let visit = nth; isRunning; visit += 1) {
      const answer = await VISITS[visit % VISITS.length]!(person).catch(() => undefined);
      if (answer?.status() === 429) refused.push(answer.url());
      await wait(PAUSE_MS);
    }
    await person.dispose();
  });
  return {
    refused,
    async stop() {
      isRunning = false;
      await Promise.all(people);
    },
  };
}

const VISITS = [
  (person: APIRequestContext) => person.get('/'),
  (person: APIRequestContext) => person.post('/api/game/new'),
  (person: APIRequestContext) => person.get('/api/players/search?q=mes'),
  (person: APIRequestContext) => person.get('/api/players/search?q=messi'),
];
