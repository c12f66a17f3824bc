import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Person } from '../entities.ts';
import { changeEdits, type PlannedChange } from './edits.ts';
import { visibleChanges } from './changes.ts';
import { factsToTake } from './merge-and-split.ts';
import { fromWireSpell, type Facts, type RecordedChange, type Spell } from './facts.ts';
import { loadedFrom, newRow, withLayers, type Loaded } from './loaded.ts';
import { NO_LAYERS } from './project.ts';
import { asRecorded, formerFacts } from './revert.ts';

const CLUBS = ['Ajax', 'Milan', 'Inter', 'Roma', 'Lens', 'Porto'] as const;
const spellAt = (place: number, more: Partial<Spell> = {}): Spell => ({
  ...{ club: CLUBS[place]!, teamId: place + 1, from: 1990 + place * 5, to: 1994 + place * 5 },
  ...{ matches: 10, goals: 1, loan: false },
  ...more,
});

/** Values of sources are below 50, those of administrators above, so that no correction repeats what a source states. */
const sourceValue = fc.integer({ min: 1, max: 49 });
const ownValue = fc.integer({ min: 51, max: 99 });

/** What happens to a person. A step sees the person as the earlier steps left it. */
type Step = (person: Loaded) => Loaded;

const changed = (person: Loaded, change: PlannedChange): Loaded =>
  withLayers(person, { edits: changeEdits(person.sources, person.layers.edits, change) });

/** An edition of the data set, which has two spells. */
const editions = fc
  .record({ born: sourceValue, matches: sourceValue, goals: fc.option(sourceValue) })
  .map(({ born, matches, goals }): Facts => {
    const fields = { name: 'Kaká', born, fame: 3, number: null, position: 'Midfielder', hidden: false };
    return { fields, career: [spellAt(0, { matches, goals }), spellAt(1, { to: null, matches })] };
  });
/** An answer of the service: figures of the same spells, and a later club. */
const answers = fc
  .record({ matches: sourceValue, to: fc.option(fc.constant(2000)), later: fc.boolean() })
  .map(({ matches, to, later }): Facts => {
    const career = [spellAt(0, { matches, goals: 7 }), spellAt(1, { to, matches }), spellAt(2, { matches, to: null })];
    return { fields: {}, career: later ? career : career.slice(0, 2) };
  });

const sync = answers.map(
  (service): Step =>
    (person) =>
      withLayers(person, { service }),
);
const edition = editions.map(
  (bundled): Step =>
    (person) =>
      withLayers(person, { bundled }),
);
const hide = fc.constant<Step>((person) => changed(person, { fields: { hidden: true }, spells: [] }));
/** The duplicate has a fact that no source of the person states, and a club where the person has never been. */
const merge = ownValue.map(
  (number): Step =>
    (person) =>
      changed(person, factsToTake(person.visible, { fields: { name: 'R. Kaká', number }, career: [spellAt(4)] })),
);

/** Corrections of different facts; the spells are those of every edition. */
const corrections = fc
  .record({ born: ownValue, position: fc.constant('Attacker'), goals: ownValue, matches: ownValue, from: ownValue })
  .map(({ born, position, goals, matches, from }): PlannedChange[] => [
    { fields: { born }, spells: [] },
    { fields: { position }, spells: [] },
    { fields: {}, spells: [{ key: 'Ajax 1990', goals }] },
    { fields: {}, spells: [{ key: 'Milan 1995', matches }] },
    { fields: {}, spells: [{ ...spellAt(5), from: 1950 + (from % 30), to: 1985 }] },
  ]);
const correct =
  (change: PlannedChange): Step =>
  (person) =>
    changed(person, change);

/** Returns a correction and its revert, for two places of an order. */
function reverted(change: PlannedChange): [Step, Step] {
  let changes: readonly RecordedChange[] = [];
  const first: Step = (person) => {
    const after = changed(person, change);
    changes = asRecorded(visibleChanges(person.visible, after.visible), person);
    return after;
  };
  const revert: Step = (person) => {
    const { fields, spells } = formerFacts(person, { source: 'hand', added: false, changes });
    const planned = spells.map(({ key, removed, ...spell }) => ({
      ...{ ...(key !== undefined && { key }), ...(removed !== undefined && { removed }) },
      ...fromWireSpell(spell),
    }));
    return changed(person, { fields, spells: planned });
  };
  return [first, revert];
}

function personOf(bundled: Facts): Loaded {
  const row: Person = { ...newRow('player', 1, 'Kaká', new Date(0)), source: 'bundled' };
  return loadedFrom('player', row, { ...NO_LAYERS, bundled });
}

/** Returns what the games show. The keys of added spells are numbered in the order of the additions. */
function shown({ visible: { fields, career, removed } }: Loaded): unknown {
  const plain = (spells: readonly Spell[]) =>
    spells.map(({ club, from, to, matches, goals, loan }) => ({ club, from, to, matches, goals, loan }));
  return { fields, career: plain(career), removed: plain(removed) };
}

/** Steps that may happen in any order, of which two in a group keep theirs. */
const histories = fc.record({
  first: editions,
  steps: fc
    .tuple(sync, edition, hide, merge, corrections, fc.nat({ max: 4 }))
    .map(([synced, newer, hidden, merged, all, withdrawn]): Step[][] => [
      ...[synced, newer, hidden, merged].map((step) => [step]),
      ...all.map((change, index) => (index === withdrawn ? reverted(change) : [correct(change)])),
    ]),
  seed: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 }),
});

/** Returns all steps in an order that the seed determines; the steps of a group keep theirs. */
function ordered(groups: readonly Step[][], seed: readonly number[]): Step[] {
  const placed = groups.flatMap((steps, group) => {
    const places = steps.map((_, step) => seed[(group + step * 7) % seed.length]!).sort((a, b) => a - b);
    return steps.map((step, index) => ({ step, place: places[index]!, index }));
  });
  return placed.sort((a, b) => a.place - b.place || a.index - b.index).map(({ step }) => step);
}

const after = (person: Loaded, steps: readonly Step[]): Loaded => steps.reduce((now, step) => step(now), person);

describe('what the games show of a person', () => {
  test('is the same for any order of sync, edition, corrections, revert, merge and hiding', () => {
    fc.assert(
      fc.property(histories, ({ first, steps, seed }) => {
        const one = after(personOf(first), ordered(steps, seed));
        const other = after(personOf(first), ordered(steps, [...seed].reverse()));
        expect(shown(one)).toEqual(shown(other));
      }),
    );
  });

  test('has every correction after any number of syncs and editions', () => {
    fc.assert(
      fc.property(editions, corrections, fc.array(fc.oneof(sync, edition)), (first, all, later) => {
        const { visible } = after(personOf(first), [...all.map(correct), ...later]);
        const [born, position, ajax, milan, added] = all;
        expect(visible.fields).toMatchObject({ ...born!.fields, ...position!.fields });
        for (const { key, ...facts } of [...ajax!.spells, ...milan!.spells])
          expect(visible.career.find((spell) => spell.key === key)).toMatchObject(facts);
        expect(visible.career).toContainEqual(expect.objectContaining(added!.spells[0]!));
      }),
    );
  });

  test('follows the sources again after the revert of a correction, also of one before a sync', () => {
    fc.assert(
      fc.property(editions, sync, corrections, fc.nat({ max: 4 }), (first, synced, all, which) => {
        const [correction, revert] = reverted(all[which]!);
        const { layers } = after(personOf(first), [correction, synced, revert]);
        expect(layers.edits).toEqual({ fields: {}, spells: [] });
      }),
    );
  });
});
