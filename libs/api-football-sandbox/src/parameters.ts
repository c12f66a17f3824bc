/** What an endpoint takes, and what it refuses. */
export interface Rules {
  parameters: readonly string[];
  /** Whether it may be called without any. */
  bare?: boolean;
  /** Fewest letters of `search`. */
  search?: number;
  /** Pairs that may not come together. */
  never?: readonly (readonly [string, string])[];
  /** Parameters that need one of others. */
  needs?: Readonly<Record<string, readonly string[]>>;
}

export type Parameters = Readonly<Record<string, string>>;
export type Errors = Readonly<Record<string, string>>;

/** The service's complaints about a question, by field; empty where there is nothing to complain about. */
export function faultsIn(given: Parameters, rules: Rules): Errors {
  const names = Object.keys(given);
  const unknown = names.filter((name) => !rules.parameters.includes(name));
  if (unknown.length > 0) return byField(unknown, (name) => `The ${title(name)} field do not exist.`);
  if (names.length === 0 && !rules.bare) return { required: 'At least one parameter is required.' };
  return { ...numberFaults(given), ...pairFaults(names, rules), ...searchFaults(given, rules) };
}

function numberFaults(given: Parameters): Errors {
  const wrong = ['id', 'player', 'team', 'season', 'page', 'league'].filter(
    (name) => given[name] !== undefined && !/^\d{1,10}$/.test(given[name]),
  );
  return byField(wrong, (name) => `The ${title(name)} field must contain an integer.`);
}

function pairFaults(names: readonly string[], { never = [], needs = {} }: Rules): Errors {
  const forbidden = never.filter((pair) => pair.every((name) => names.includes(name)));
  const alone = Object.entries(needs).filter(
    ([name, others]) => names.includes(name) && !others.some((other) => names.includes(other)),
  );
  return {
    ...Object.fromEntries(
      forbidden.map(([name, other]) => [
        name,
        `The ${title(name)} field cannot be used with the ${title(other)} field.`,
      ]),
    ),
    ...Object.fromEntries(
      alone.flatMap(([name, others]) =>
        others.map((other) => [
          other,
          `The ${others.map(title).join(' or ')} field is required with the ${title(name)} field.`,
        ]),
      ),
    ),
  };
}

function searchFaults({ search }: Parameters, { search: fewest = 3 }: Rules): Errors {
  if (search === undefined) return {};
  if (!/^[A-Za-z0-9 ]*$/.test(search))
    return { search: 'The Search field may only contain alpha-numeric characters and spaces.' };
  return search.length >= fewest ? {} : { search: `The Search field must be at least ${fewest} characters in length.` };
}

function byField(names: readonly string[], say: (name: string) => string): Errors {
  return Object.fromEntries(names.map((name) => [name, say(name)]));
}

function title(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
