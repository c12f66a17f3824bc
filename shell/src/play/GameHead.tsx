import { PageHeading } from '../page/PageHeading.tsx';
import { ToastPlace } from '../toasts/ToastPlace.tsx';
import css from './GamePage.module.css';

export function GameHead({ name }: { name: string }) {
  return (
    <div className={css.head}>
      <PageHeading title={name}>{name}</PageHeading>
      <ToastPlace />
    </div>
  );
}
