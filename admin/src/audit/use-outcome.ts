import { AUDIT_OUTCOMES, type AuditOutcome } from '@soccer-legends/contracts';
import { useAddress } from '../address/context.ts';

/** An outcome by which the log is filtered; empty for all. */
export type OutcomeChoice = AuditOutcome | '';

/** Returns the outcome in the address, and a function that changes it. */
export function useOutcome(): { outcome: OutcomeChoice; setOutcome(outcome: OutcomeChoice): void } {
  const { view, changeView } = useAddress();
  return {
    outcome: AUDIT_OUTCOMES.find((outcome) => outcome === view['outcome']) ?? '',
    setOutcome: (outcome) => changeView({ outcome, page: '' }),
  };
}
