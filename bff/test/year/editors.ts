import type { FactSheet, GameListing } from '@soccer-legends/contracts';
import type { Administrator } from '../fixtures/administrator.ts';
import { pluginArchive } from '../fixtures/plugin-archive.ts';
import type { SendOptions } from '../fixtures/send.ts';
import type { Site } from '../fixtures/site.ts';

const PLUGINS = '/api/admin/plugins';

/** The work of the administrators in one week: a correction of a player, and a release of a game. */
export async function workOfWeek(site: Site, week: number): Promise<void> {
  const admin = await site.signIn();
  const facts = '/api/admin/facts/players/101';
  const { version } = (await admin.send(facts)).json<FactSheet>();
  await done(admin, facts, { method: 'PATCH', body: { version, fields: { number: 1 + (week % 98) } } });
  const release = `1.${week}.0`;
  const body = pluginArchive({ version: release });
  await done(admin, PLUGINS, { method: 'POST', headers: { 'content-type': 'application/zip' }, body });
  await done(admin, `${PLUGINS}/corner-flag/release`, {
    method: 'POST',
    body: { version: release, reason: 'A weekly release.' },
  });
}

/** Returns the folder of the live version in the addresses of its files. */
export async function liveFilesOf(site: Site): Promise<string> {
  const games = (await site.send('/api/games')).json<GameListing[]>();
  const { entry } = games.find(({ key }) => key === 'corner-flag')!.remote;
  return entry.split('/').slice(2, 4).join('/');
}

async function done(admin: Administrator, path: string, sending: SendOptions): Promise<void> {
  const answer = await admin.send(path, sending);
  if (answer.status >= 300) throw new Error(`${path} returned ${answer.status}: ${answer.text}`);
}
