import css from './CountButton.module.css';
import { useFormat } from './use-format.ts';

interface CountButtonProps {
  label: string;
  count: number;
  /** Whether its list is shown. */
  isCurrent: boolean;
  onClick(): void;
}

/** Opens one of several lists, and says how many entries it has. */
export function CountButton({ label, count, isCurrent, onClick }: CountButtonProps) {
  const { number } = useFormat();
  return (
    <button type="button" className={css.button} aria-current={isCurrent || undefined} onClick={onClick}>
      {label} <strong>{number(count)}</strong>
    </button>
  );
}
