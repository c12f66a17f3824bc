import { expect, test } from 'vitest';
import { charges } from '../art/charges.ts';
import { loadFootballData } from '../load.ts';
import { CLAIMED_CHARGES, errorsOfCrest, FACT_CHARGES } from './crest-rules.ts';

const { clubs } = loadFootballData();

test('every charge of the rules is drawn, and none is both claimed and the sign of a fact', () => {
  const used = Object.values(FACT_CHARGES).flat();
  expect([...used, ...Object.keys(CLAIMED_CHARGES)].filter((charge) => !(charge in charges))).toEqual([]);
  expect(used.filter((charge) => charge in CLAIMED_CHARGES)).toEqual([]);
});

test('every fact of the rules is that of a club', () => {
  const told = new Set(clubs.flatMap(({ crest }) => [crest.fact, crest.beside?.fact]));
  expect(Object.keys(FACT_CHARGES).filter((fact) => !told.has(fact))).toEqual([]);
});

test.each([
  ['a charge that is the mark of another club', { charge: 'bee', fact: 'works' }, 'is the mark of Brentford'],
  ['a charge that does not stand for the fact', { charge: 'book', fact: 'port' }, 'does not stand for "port"'],
  ['an unknown fact', { charge: 'book', fact: 'weather' }, '"weather" is not a fact'],
  ['a second charge that is a mark', { beside: { charge: 'moon', fact: 'port' } }, 'is the mark of Portsmouth'],
  ['a second charge that does not stand for its fact', { beside: { charge: 'vase', fact: 'port' } }, 'for "port"'],
  ['the same sign twice', { beside: { charge: 'gear', fact: 'works' } }, 'both signs are alike'],
])('rejects %s', (_what, changes, error) => {
  const club = clubs[0]!;
  expect(errorsOfCrest(club)).toEqual([]);
  expect(errorsOfCrest({ ...club, crest: { ...club.crest, ...changes } }).join()).toContain(error);
});

test('rejects a crest with only one sign', () => {
  const { beside: _, ...crest } = clubs[0]!.crest;
  expect(errorsOfCrest({ ...clubs[0]!, crest }).join()).toContain('a second sign is missing');
});
