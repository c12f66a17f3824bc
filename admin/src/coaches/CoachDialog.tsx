import type { AdminCoach } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Country } from '../components/Country.tsx';
import { CurrentTeam, PersonDetails } from '../components/PersonDetails.tsx';
import { FixDialog } from '../facts/FixDialog.tsx';
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
    <FixDialog person={coach && { kind: 'coaches', ...coach }} focus={focus} onClose={onClose}>
      {coach && (
        <PersonDetails
          photo={coach.photo}
          career={coach.career}
          facts={[
            ['ID', coach.id],
            ['API ID', coach.apiId],
            [t('person.country'), coach.country && <Country key="c" {...coach} />],
            [t('person.age'), coach.age],
            [t('person.team'), coach.team && <CurrentTeam key="t" name={coach.team} asOf={coach.teamAsOf} />],
            [t('person.updatedAt'), <Time key="t" iso={coach.updatedAt} />],
          ]}
        />
      )}
    </FixDialog>
  );
}
