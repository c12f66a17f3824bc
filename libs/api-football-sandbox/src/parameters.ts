export interface ParameterRules {
  parameters: readonly string[];
  /** Whether it can be called without parameters. */
  bare?: boolean;
  /** Minimum length of `search`; 3 by default. */
  search?: number;
  /** Pairs that cannot be combined. */
  never?: readonly (readonly [string, string])[];
  /** Parameters that need at least one of the listed others. */
  needs?: Readonly<Record<string, readonly string[]>>;
}

/** Values of the query by name. */
export type Parameters = Readonly<Record<string, string>>;
/** Messages by field, as in the `errors` member of the envelope. */
export type Errors = Readonly<Record<string, string>>;

/** Returns the service's `errors` for invalid parameters, by field; empty for valid ones. */
export function parameterErrors(given: Parameters, rules: ParameterRules): Errors {
  const names = Object.keys(given);
  const unknown = names.filter((name) => !rules.parameters.includes(name));
  if (unknown.length > 0) return byField(unknown, (name) => `The ${title(name)} field do not exist.`);
  if (names.length === 0 && !rules.bare) return { required: 'At least one parameter is required.' };
  return { ...numberErrors(given), ...combinationErrors(names, rules), ...searchErrors(given, rules) };
}

function numberErrors(given: Parameters): Errors {
  const wrong = ['id', 'player', 'team', 'season', 'page', 'league'].filter(
    (name) => given[name] !== undefined && !/^\d{1,10}$/.test(given[name]),
  );
  return byField(wrong, (name) => `The ${title(name)} field must contain an integer.`);
}

function combinationErrors(names: readonly string[], { never = [], needs = {} }: ParameterRules): Errors {
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

function searchErrors({ search }: Parameters, { search: minLength = 3 }: ParameterRules): Errors {
  if (search === undefined) return {};
  if (!/^[A-Za-z0-9 ]*$/.test(search))
    return { search: 'The Search field may only contain alpha-numeric characters and spaces.' };
  return search.length >= minLength
    ? {}
    : { search: `The Search field must be at least ${minLength} characters in length.` };
}

function byField(names: readonly string[], message: (name: string) => string): Errors {
  return Object.fromEntries(names.map((name) => [name, message(name)]));
}

function title(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
