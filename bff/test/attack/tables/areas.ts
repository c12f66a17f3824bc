import type { Attack } from '../attack.ts';
import { ARCHIVES } from './archives.ts';
import { AUTHENTICATION } from './authentication.ts';
import { AUTHORIZATION } from './authorization.ts';
import { BUILDS } from './builds.ts';
import { BUSINESS } from './business.ts';
import { EXHAUSTION } from './exhaustion.ts';
import { FIXTURE_RESULTS } from './results.ts';
import { INJECTION } from './injection.ts';
import { LEAGUES } from './leagues.ts';
import { PATHS } from './paths.ts';
import { PICTURES_FOR_MESSAGES } from './pictures.ts';
import { SCRIPTING } from './scripting.ts';
import { SERVER_REQUESTS } from './server-requests.ts';
import { SHARED_ROUNDS } from './shared-rounds.ts';
import { TRANSFERS } from './transfers.ts';
import { VALIDATION } from './validation.ts';

/** All attacks but those below HTTP, which `PROTOCOL` lists. */
export const AREAS: Readonly<Record<string, readonly Attack[]>> = {
  authentication: AUTHENTICATION,
  authorization: AUTHORIZATION,
  validation: VALIDATION,
  injection: INJECTION,
  scripting: SCRIPTING,
  paths: PATHS,
  archives: ARCHIVES,
  builds: BUILDS,
  'server-side requests': SERVER_REQUESTS,
  'business rules': BUSINESS,
  'results of fixtures': FIXTURE_RESULTS,
  'pictures for messages': PICTURES_FOR_MESSAGES,
  'shared rounds': SHARED_ROUNDS,
  'seasons for another device': TRANSFERS,
  'leagues of friends': LEAGUES,
  exhaustion: EXHAUSTION,
};
