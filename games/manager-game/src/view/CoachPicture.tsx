import { useTexts } from '@soccer-legends/game-sdk/react';
import { Icon, isDrawn, Portrait } from '@soccer-legends/ui';
import type { Coach } from '../rules/coach.ts';
import { CareerCard } from './CareerCard.tsx';
import css from './CoachPicture.module.css';
import { useCareerFacts } from './use-career-facts.ts';

export interface CoachPictureProps {
  coach: Coach;
  place: { number: number; total: number };
  /** Whether the name may be read out, because the question was answered. */
  named: boolean;
  /** Whether the picture failed to load. */
  broken: boolean;
}

/** A photograph, or a drawn coach with the career; a placeholder if the picture failed to load. */
export function CoachPicture({ coach, place, named, broken }: CoachPictureProps) {
  const { name, photo, coached = [] } = coach;
  const t = useTexts();
  const facts = useCareerFacts(coach);
  const described = isDrawn(photo) ? t('picture.sticker', { ...place, facts }) : t('picture.photo', place);
  const alt = named ? name : described;
  if (isDrawn(photo) && !broken) return <CareerCard photo={photo} teams={coached} alt={alt} />;
  return (
    <div className={css.portrait}>
      <Portrait
        photo={broken ? null : photo}
        mode="coach"
        alt={alt}
        width={180}
        fill
        eager
        placeholder={<Icon name="briefcase" size={96} />}
      />
    </div>
  );
}
