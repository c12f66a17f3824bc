import type { Errors, Parameters } from './parameters.ts';

/** A call to the sandbox. */
export interface ApiRequest {
  /** Path without the leading slash and the version. */
  endpoint: string;
  parameters: Parameters;
}

/**
 * Returns the envelope of a successful response, with one page of a list. The page is the parameter `page`, 1 by
 * default.
 * @param perPage undefined for a list without pages
 */
export function successEnvelope(
  { endpoint, parameters }: ApiRequest,
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

/** Returns the envelope of a rejected call, which the service sends with status 200. */
export function refusalEnvelope({ endpoint, parameters }: ApiRequest, errors: Errors | readonly object[]): object {
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
