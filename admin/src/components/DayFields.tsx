import { useTexts } from '@soccer-legends/game-sdk/react';
import { TextField } from './Field.tsx';

/** First and last day, such as `2026-11-23`; empty for no limit. */
export interface Days {
  from: string;
  to: string;
}

/** The date fields of a filter by first and last day. */
export function DayFields({ days, onChange }: { days: Days; onChange(change: Partial<Days>): void }) {
  const t = useTexts();
  return (['from', 'to'] as const).map((name) => (
    <TextField
      key={name}
      label={t(`table.${name}`)}
      type="date"
      value={days[name]}
      onValue={(day) => onChange({ [name]: day })}
    />
  ));
}
