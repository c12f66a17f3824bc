import type { Errors, Parameters } from './parameters.ts';

export interface Question {
  /** Without a slash at its beginning. */
  endpoint: string;
  parameters: Parameters;
}

/** The service's wrapping of an answer, where there is one. */
export function answered(
  { endpoint, parameters }: Question,
  response: readonly unknown[] | object,
  perPage?: number,
): object {
  if (!Array.isArray(response)) return envelope(endpoint, parameters, { results: 0, response });
  const items: readonly unknown[] = response;
  const size = perPage ?? Math.max(1, items.length);
  const current = Math.max(1, Number(parameters['page'] ?? 1));
  const page = items.slice((current - 1) * size, current * size);
  const paging = { current, total: Math.max(1, Math.ceil(items.length / size)) };
  return envelope(endpoint, parameters, { results: page.length, paging, response: page });
}

/** The wrapping of a refusal, which comes with status 200 all the same. */
export function refused({ endpoint, parameters }: Question, errors: Errors | readonly object[]): object {
  return {
    ...envelope(endpoint, parameters, { results: 0, paging: { current: 1, total: 1 }, response: [] }),
    errors,
  };
}

function envelope(endpoint: string, parameters: Parameters, contents: object): object {
  return {
    get: endpoint,
    parameters: Object.keys(parameters).length === 0 ? [] : parameters,
    errors: [],
    ...contents,
  };
}
