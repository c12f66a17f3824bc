import type { Plan } from './account.ts';
import type { Errors } from './parameters.ts';

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

/** Returns the service's `errors` for a season that the plan does not include. */
export function seasonOutsidePlan({ seasons = { from: 2022, to: 2024 } }: Plan): Errors {
  return {
    plan: `Free plans do not have access to this season, try from ${seasons.from} to ${seasons.to}.`,
  };
}

/** Returns the service's `errors` for a page that the plan does not include. */
export function pageOutsidePlan({ maxPages = 3 }: Plan): Errors {
  return { plan: `Free plans are limited to a maximum value of ${maxPages} for the Page parameter` };
}

/** Returns the service's `errors` for a path that it does not have. */
export function unknownEndpoint(endpoint: string): Errors {
  return { endpoint: `The ${endpoint[0]?.toUpperCase() ?? ''}${endpoint.slice(1)} endpoint does not exist.` };
}
