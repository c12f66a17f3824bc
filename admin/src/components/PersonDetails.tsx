import { Portrait } from '@soccer-legends/ui';
import { Career, type Spell } from './Career.tsx';
import { Facts, type Fact } from './Facts.tsx';
import css from './PersonDetails.module.css';

export interface PersonDetailsProps {
  photo: string | null;
  facts: readonly Fact[];
  career: readonly Spell[];
}

export function PersonDetails({ photo, facts, career }: PersonDetailsProps) {
  return (
    <div className={css.person}>
      <Portrait photo={photo} mode="full" alt="" width={120} />
      <div className={css.about}>
        <Facts facts={facts} />
        <Career spells={career} />
      </div>
    </div>
  );
}
