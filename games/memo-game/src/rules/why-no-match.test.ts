import { expect, test } from 'vitest';
import { players } from '../testing/players.ts';
import type { MemoCard, MemoState } from './state.ts';
import { whyNoMatch } from './why-no-match.ts';

const [xavi, kahn] = players(2) as [MemoState['players'][number], MemoState['players'][number]];
const puyol = { ...xavi, id: 3, position: 'Defender' };
const iniesta = { ...xavi, id: 4 };
const unknown = { ...xavi, id: 5, country: '', position: null };
const photo = ({ id }: { id: number }): MemoCard => ({ playerId: id, type: 'photo' });
const name = ({ id }: { id: number }): MemoCard => ({ playerId: id, type: 'name' });

test.each<[string, MemoCard[], unknown]>([
  ['two photos', [photo(xavi), photo(kahn)], { kind: 'twoPhotos' }],
  ['two names', [name(xavi), name(kahn)], { kind: 'twoNames' }],
  ['a name and a photo of another nation', [name(xavi), photo(kahn)], { kind: 'nation', player: xavi }],
  ['a photo and a name of another nation', [photo(kahn), name(xavi)], { kind: 'nation', player: xavi }],
  ['a name and a photo of another position', [name(xavi), photo(puyol)], { kind: 'position', player: xavi }],
  ['a name and a photo with the same facts', [name(xavi), photo(iniesta)], { kind: 'named', player: xavi }],
  ['a name of unknown facts', [name(unknown), photo(puyol)], { kind: 'named', player: unknown }],
  ['a photo of unknown facts', [name(puyol), photo(unknown)], { kind: 'named', player: puyol }],
  ['no cards', [], undefined],
])('%s', (_what, cards, reason) => {
  const compared = [...cards.keys()];
  const state = { players: [xavi, kahn, puyol, iniesta, unknown], cards, compared } as Partial<MemoState> as MemoState;
  expect(whyNoMatch(state)).toEqual(reason);
});
