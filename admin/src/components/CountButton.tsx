import css from './CountButton.module.css';
import { useFormat } from '../locales/use-format.ts';

interface CountButtonProps {
  label: string;
  count: number;
  /** Whether its list is open. */
  isCurrent: boolean;
  onClick(): void;
}

export function CountButton({ label, count, isCurrent, onClick }: CountButtonProps) {
  const { number } = useFormat();
  return (
    <button type="button" className={css.button} aria-current={isCurrent || undefined} onClick={onClick}>
      {label} <strong>{number(count)}</strong>
    </button>
  );
}
