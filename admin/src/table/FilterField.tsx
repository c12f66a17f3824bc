import { useTexts } from '@soccer-legends/game-sdk/react';
import { useAddress } from '../address/context.ts';
import { ChoiceField } from '../components/Field.tsx';

/** Returns the value of a filter in the address; empty if it is missing or unknown. */
export function useFilter<Value extends string>(name: string, values: readonly Value[]): Value | '' {
  const { view } = useAddress();
  return values.find((value) => value === view[name]) ?? '';
}

interface FilterFieldProps<Value extends string> {
  /** Name of the filter in the address. */
  name: string;
  label: string;
  values: readonly Value[];
  textOf(value: Value): string;
}

/** A field for a filter in the address. A change shows the first page. */
export function FilterField<Value extends string>({ name, label, values, textOf }: FilterFieldProps<Value>) {
  const t = useTexts();
  const { changeView } = useAddress();
  return (
    <ChoiceField<Value | ''>
      aria-label={label}
      value={useFilter(name, values)}
      choices={[['', t('table.allOf', { filter: label })], ...values.map((value) => [value, textOf(value)] as const)]}
      onValue={(value) => changeView({ [name]: value, page: '', before: '', after: '' })}
    />
  );
}
