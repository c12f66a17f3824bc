import type { Plan } from './account.ts';

/** Values of the query by name. */
export type Parameters = Readonly<Record<string, string>>;
/** Messages by field, as in the `errors` member of the envelope. */
export type Errors = Readonly<Record<string, string>>;

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

const DASHBOARD = 'https://dashboard.api-football.com';

/** The service's `errors` for each kind of rejection. */
export const REFUSALS = {
  badToken: {
    token:
      'Error/Missing application key. Go to https://www.api-football.com/documentation-v3 to learn how to get your API application key.',
  },
  suspended: { access: `Your account is suspended, check on ${DASHBOARD}.` },
  addressRefused: {
    Ip: 'This IP is not allowed to call the API, check the list of allowed IPs in the dashboard.',
  },
  dayLimit: { requests: `You have reached the request limit for the day, Go to ${DASHBOARD} to upgrade your plan.` },
  minuteLimit: {
    rateLimit: 'Too many requests. You have exceeded the limit of requests per minute of your subscription.',
  },
} as const satisfies Record<string, Errors>;

export function seasonOutsidePlan({ seasons = { from: 2022, to: 2024 } }: Plan): Errors {
  return {
    plan: `Free plans do not have access to this season, try from ${seasons.from} to ${seasons.to}.`,
  };
}

export function pageOutsidePlan({ maxPages = 3 }: Plan): Errors {
  return { plan: `Free plans are limited to a maximum value of ${maxPages} for the Page parameter` };
}

export function unknownEndpoint(endpoint: string): Errors {
  return { endpoint: `The ${endpoint[0]?.toUpperCase() ?? ''}${endpoint.slice(1)} endpoint does not exist.` };
}
