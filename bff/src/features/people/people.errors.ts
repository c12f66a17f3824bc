import type { FactConflict, FieldFault } from '@soccer-legends/contracts';
import { DomainError, problem } from '../../platform/http/domain-error.ts';

export const PlayerNotFound = problem(
  'catalogue.playerNotFound',
  404,
  'No player has the id {id}. Use an id from /api/players.',
);

export const TeamNotFound = problem(
  'catalogue.teamNotFound',
  404,
  'No team has the id {id}. Use an id from /api/admin/teams.',
);

export const PersonNotFound = problem(
  'facts.personNotFound',
  404,
  'No {kind} has the id {id}. Reload the list and choose from it.',
);

export const RevisionNotFound = problem(
  'facts.revisionNotFound',
  404,
  'There is no such revision. Use an id or a run from /api/admin/revisions.',
);

export const NotMergeable = problem(
  'facts.notMergeable',
  409,
  'Only two different players, or two different coaches, who are not hidden can be merged.',
);

export class InvalidFacts extends DomainError {
  readonly code = 'facts.invalid';
  readonly httpStatus = 400;

  constructor(override readonly fieldFaults: readonly FieldFault[]) {
    const messages = fieldFaults.map(({ message }) => message).join('; ');
    super(`The facts break a rule of the data set: ${messages}. Correct them, then save again.`);
  }
}

export class FactsConflict extends problem(
  'facts.conflict',
  409,
  'Someone else has changed the same facts. Read the person again, and decide for each fact.',
) {
  constructor(override readonly conflicts: readonly FactConflict[]) {
    super();
  }
}
