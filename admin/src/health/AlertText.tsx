import type { Alert } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { FIXED_TITLES } from '../address/tabs.ts';
import { useFormat } from '../locales/use-format.ts';

/** An alert in the language of the page. The history of syncs has the details of a failed run. */
export function AlertText({ alert: { kind, subject, facts } }: { alert: Alert }) {
  const t = useTexts();
  const { number, time } = useFormat();
  const text = (name: string, values = {}) => t(`alerts.text.${name}`, values);
  const count = (name: string) => number(Number(facts[name]));
  switch (kind) {
    case 'databaseUnavailable':
      return text(kind);
    case 'backupOld': {
      const [old, missing] = subject === 'snapshot' ? ['snapshotOld', 'noSnapshot'] : ['backupOld', 'noBackup'];
      return facts['newest'] === null ? text(missing) : text(old, { time: time(String(facts['newest'])) });
    }
    case 'syncFailed':
      return (
        <>
          {text(kind, { run: facts['run'], sync: t(`sync.kind.${subject}`) })}{' '}
          {facts['failure'] && `${t(`sync.failure.${facts['failure']}`)} `}
          {text('syncDetails')}{' '}
          <a href="#syncHistory" lang="en">
            {FIXED_TITLES.syncHistory}
          </a>
        </>
      );
    case 'quotaLow':
      return text(kind, { remaining: count('remaining'), limit: count('limit') });
    case 'untrustedProxy':
      return text(kind, { peer: subject });
    case 'pluginFailing': {
      const plugin = { plugin: subject, version: facts['version'] };
      if (Number(facts['damagedFiles']) > 0) return text('pluginDamaged', plugin);
      const name = Number(facts['isPaused']) > 0 ? 'pluginPaused' : kind;
      return text(name, { ...plugin, failures: count('failures'), visits: count('visits') });
    }
  }
}
