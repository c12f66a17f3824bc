import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { formatFragment } from '../address/fragment.ts';
import { Empty } from '../components/QueryView.tsx';
import { Stats } from '../components/Stats.tsx';
import { useFormat } from '../locales/use-format.ts';
import { useWaiting } from '../overview/use-waiting.ts';
import { DetailsTable } from './DetailsTable.tsx';
import type { ResultSection } from './result-sections.ts';
import layout from '../components/layout.module.css';
import type { SyncResultsShown } from './use-sync-results.ts';

export function SyncResults({ shown, onClose }: { shown: SyncResultsShown | undefined; onClose(): void }) {
  const t = useTexts();
  return (
    <Dialog open={shown !== undefined} wide title="¡Sincronización Completada!" onClose={onClose}>
      {shown && (
        <div className={layout.stack}>
          <Stats
            stats={[
              [t('sync.added'), shown.run.playersAdded],
              [t('sync.updated'), shown.run.playersUpdated],
              [t('sync.failed'), shown.run.playersFailed],
            ]}
          />
          <WaitingForReview />
          {shown.sections.map((section) => (
            <Section key={section.outcome} section={section} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** Links to the review, because players that a sync added are not in the games until someone accepts them. */
function WaitingForReview() {
  const t = useTexts();
  const { number } = useFormat();
  const { review = 0 } = useWaiting();
  if (review === 0) return null;
  return (
    <p>
      <a href={formatFragment({ tab: 'review', view: {} })}>{t('sync.review', { count: number(review) })}</a>
    </p>
  );
}

function Section({ section: { outcome, entries } }: { section: ResultSection }) {
  const t = useTexts();
  if (entries.length === 0) return <Empty>No se agregaron nuevos elementos en esta sincronización.</Empty>;
  return (
    <section>
      <h3>{t(`sync.${outcome}`)}</h3>
      <DetailsTable details={entries} label={t(`sync.${outcome}`)} />
    </section>
  );
}
