import type { AdminCoach } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { Country } from '../components/Country.tsx';
import { PersonDetails } from '../components/PersonDetails.tsx';
import { PersonFacts } from '../facts/PersonFacts.tsx';
import { Time } from '../components/Time.tsx';

interface CoachDialogProps {
  /** Undefined while the dialog is closed. */
  coach: AdminCoach | undefined;
  /** Opens the correction form at this field. */
  focus?: string | undefined;
  onClose(): void;
}

/** Shows the details of a coach, with the correction form. */
export function CoachDialog({ coach, focus, onClose }: CoachDialogProps) {
  const t = useTexts();
  return (
    <Dialog open={coach !== undefined} wide title={coach?.name ?? ''} onClose={onClose}>
      {coach && (
        <PersonFacts key={coach.id} kind="coaches" id={coach.id} focus={focus} onClose={onClose}>
          <PersonDetails
            photo={coach.photo}
            career={coach.career}
            facts={[
              ['ID', coach.id],
              ['API ID', coach.apiId],
              [t('person.country'), coach.country && <Country key="c" {...coach} />],
              [t('person.age'), coach.age],
              [t('person.team'), coach.team],
              [t('person.updatedAt'), <Time key="t" iso={coach.updatedAt} />],
            ]}
          />
        </PersonFacts>
      )}
    </Dialog>
  );
}
