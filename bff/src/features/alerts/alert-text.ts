import type { Alert, AlertFacts, AlertKind } from '@soccer-legends/contracts';

type Text = (subject: string, facts: AlertFacts) => string;

const STARTED: Readonly<Record<AlertKind, Text>> = {
  databaseUnavailable: () =>
    'The database does not respond. Most games are served from memory, but rounds of Career Guess and the console fail.',
  backupOld: (subject, { newest }) => {
    const what = subject === 'snapshot' ? 'snapshot of the embedded database' : 'backup in BACKUP_DIR';
    return newest === null ? `There is no ${what}.` : `The newest ${what} is from ${newest}.`;
  },
  syncFailed: (subject, { run, error }) => `Run ${run} of the sync "${subject}" failed: ${error ?? 'unknown error'}`,
  quotaLow: (_subject, { remaining, limit }) =>
    `Of the data service's ${limit} calls for today, ${remaining} are left. The quota is renewed at midnight UTC.`,
  pluginFailing: (subject, { version, visits, failures, damagedFiles }) =>
    Number(damagedFiles) > 0
      ? `Files of the live version ${version} of "${subject}" are damaged, and there is no intact copy.`
      : `The live version ${version} of "${subject}" failed in ${failures} of ${visits} visits since yesterday.`,
};

const ENDED: Readonly<Record<AlertKind, Text>> = {
  databaseUnavailable: () => 'The database responds again.',
  backupOld: (subject) => `There is a new ${subject}.`,
  syncFailed: (subject) => `The sync "${subject}" no longer counts as failed.`,
  quotaLow: () => 'The data service has enough calls left again.',
  pluginFailing: (subject) => `"${subject}" no longer fails.`,
};

/** Returns one English sentence about the beginning of an alert, or about its end if it has ended. */
export function alertText({ kind, subject, facts, endedAt }: Alert): string {
  return (endedAt === null ? STARTED : ENDED)[kind](subject, facts);
}
