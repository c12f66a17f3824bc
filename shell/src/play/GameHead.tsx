import { PageHeading } from '../app/PageHeading.tsx';
import css from './GamePage.module.css';

/** The game's name above its intro, or above what replaces it. */
export function GameHead({ name }: { name: string }) {
  return (
    <div className={css.head}>
      <PageHeading title={name}>{name}</PageHeading>
    </div>
  );
}
