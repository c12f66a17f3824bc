import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog, Portrait } from '@soccer-legends/ui';
import { Career } from '../parts/Career.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Time } from '../parts/Time.tsx';
import css from '../players/PlayerDialog.module.css';
import type { AdminCoach } from '@soccer-legends/contracts';

export function CoachDialog({ coach, onClose }: { coach: AdminCoach | undefined; onClose(): void }) {
  const t = useTexts();
  return (
    <Dialog open={coach !== undefined} wide title={coach?.name ?? ''} onClose={onClose}>
      {coach && (
        <div className={css.player}>
          <Portrait photo={coach.photo} mode="coach" alt="" width={120} />
          <div className={css.about}>
            <Facts
              facts={[
                ['ID', coach.id],
                ['API ID', coach.apiId],
                [t('person.country'), coach.country],
                [t('person.age'), coach.age],
                [t('person.team'), coach.team],
                [t('person.updatedAt'), <Time key="t" iso={coach.updatedAt} />],
              ]}
            />
            <Career spells={coach.career} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
