import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { Pictures } from '../catalogue/pictures.ts';
import { bundledRows } from '../catalogue/bundled-rows.ts';
import { toPlayerSummary, toAdminPlayerSummary } from '../catalogue/player-responses.ts';
import { buildSnapshot } from '../catalogue/build-snapshot.ts';
import { withClub } from '../catalogue/changed-snapshot.ts';

const facts = loadFootballData();
const snapshot = buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));
const pirlo = [...snapshot.players.values()].find(({ name }) => name === 'Andrea Pirlo')!;

test('a summary names the club whose kit the drawn sticker shows, and the years there', () => {
  expect(toPlayerSummary(pirlo)).toMatchObject({ kit: 'Milan', kitYears: '2001–2011' });
});

test('a renamed club has its new name', () => {
  const milan = snapshot.teams.get(pirlo.kitTeamId!)!;
  const renamed = withClub(snapshot, { ...milan, name: 'AC Milan' });
  expect(toPlayerSummary(renamed.players.get(pirlo.id)!).kit).toBe('AC Milan');
});

test('a summary without a painted sticker names no kit', () => {
  const unpainted = pirlo.with({ spells: pirlo.spells.map((spell) => ({ ...spell, teamId: null })) });
  expect(toPlayerSummary(unpainted)).toMatchObject({ kit: null, kitYears: null });
});

test('the list of the console contains no kit', () => {
  expect(toAdminPlayerSummary(pirlo)).not.toHaveProperty('kit');
});
