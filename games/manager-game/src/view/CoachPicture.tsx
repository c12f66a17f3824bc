import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Icon, isDrawn, Portrait } from '@soccer-legends/ui';
import type { Coach } from '../rules/coach.ts';

export interface CoachPictureProps {
  coach: Coach;
  place: { number: number; total: number };
  /** Whether the answer is shown. */
  named: boolean;
  broken: boolean;
}

/** A photograph or a described sticker; a placeholder where it failed to load. */
export function CoachPicture({ coach, place, named, broken }: CoachPictureProps) {
  const { name, photo, country, nation, team } = coach;
  const t = useTexts();
  const { nationName } = usePlatform();
  const facts = [country === null ? nation : nationName(nation, country), team].filter((fact) => fact !== null);
  return (
    <Portrait
      photo={broken ? null : photo}
      mode="coach"
      alt={
        named
          ? name
          : isDrawn(photo)
            ? t('picture.sticker', { ...place, facts: facts.join(', ') })
            : t('picture.photo', place)
      }
      width={180}
      fill
      eager
      placeholder={<Icon name="briefcase" size={96} />}
    />
  );
}
