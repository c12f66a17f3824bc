import { PageHeading } from '../app/PageHeading.tsx';
import css from './GamePage.module.css';

/** The game's name above its intro, or above the page that replaces the intro. */
export function GameHead({ name }: { name: string }) {
  return (
    <div className={css.head}>
      <PageHeading title={name}>{name}</PageHeading>
    </div>
  );
}
