import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { Exactly, Joined } from './request-fields.ts';

interface Contract {
  name: string;
  reason?: string;
  ids: readonly number[];
}

class Same implements Exactly<Same, Contract> {
  name!: string;
  reason?: string;
  ids!: readonly number[];
}
// @ts-expect-error: an optional field is missing
class WithoutReason implements Exactly<WithoutReason, Contract> {
  name!: string;
  ids!: readonly number[];
}
class WithAge implements Exactly<WithAge, Contract> {
  name!: string;
  reason?: string;
  ids!: readonly number[];
  // @ts-expect-error: the contract has no such field
  age?: number;
}
// @ts-expect-error: the contract allows every name
class WithOneName implements Exactly<WithOneName, Contract> {
  name!: 'Ann';
  reason?: string;
  ids!: readonly number[];
}
class WithoutName implements Exactly<WithoutName, Contract> {
  // @ts-expect-error: the contract needs a name
  name!: string | null;
  reason?: string;
  ids!: readonly number[];
}

test('a class with exactly the fields of its contract compiles, and no other', () => {
  const classes = [Same, WithoutReason, WithAge, WithOneName, WithoutName];
  expect(classes.map(({ name }) => name)).toHaveLength(5);
  expectTypeOf<Same>().toEqualTypeOf<Contract>();
});

test('fields that only some types of a union have are optional', () => {
  type Request = { decision: string } & ({ ids: number[] } | { club: string });
  expectTypeOf<Joined<Request>>().toMatchTypeOf<{ decision: string; ids?: number[]; club?: string }>();
});

const SOURCES = join(import.meta.dirname, '../..');
const sources = globSync('**/*.ts', { cwd: SOURCES })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .filter((text) => text.includes("from 'class-validator'") || text.includes('@Controller('));

test('every class of a request’s body is held to its type in the contract', () => {
  const bodies = sources.flatMap((text) => [
    ...[...text.matchAll(/@Body\([^)]*\)\s+(?:\w+|\{[^}]*\})\??: ([A-Z]\w+)/g)].map(([, name]) => name!),
    ...[...text.matchAll(/@Type\(\(\) => (\w+)\)/g)].map(([, name]) => name!),
  ]);
  const held = sources.flatMap((text) =>
    [...text.matchAll(/class (\w+)[^{]*? implements Exactly<(\w+),/g)].filter(([, name, self]) => name === self),
  );
  const names = new Set(held.map(([, name]) => name));
  // Without fields of its own, a class gets them from a constant of the contract.
  for (const text of sources) for (const [, name] of text.matchAll(/class (\w+) \{\}/g)) names.add(name);
  expect(bodies.length).toBeGreaterThan(30);
  expect([...new Set(bodies)].filter((name) => !names.has(name))).toEqual([]);
});

test('a class that implements a type of the contract is held to exactly that type', () => {
  const loose = sources.flatMap((text) => {
    const contract = /import \{([^}]*)\} from '@soccer-legends\/contracts'/.exec(text)?.[1] ?? '';
    return [...text.matchAll(/class (\w+)[^{]*? implements (\w+)/g)]
      .filter(([, , type]) => type !== 'Exactly' && new RegExp(`\\b${type}\\b`).test(contract))
      .map(([, name]) => name);
  });
  expect(loose).toEqual([]);
});
