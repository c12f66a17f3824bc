import { useState } from 'react';
import { useAddress } from '../address/context.ts';

/**
 * The person or club whose dialog is open, which the address names: `/admin#players?person=12`. Back closes the dialog. If
 * the person was not chosen in the table but in a link, the form opens at a field.
 */
export function useOpenPerson(linkedField: string) {
  const [chosenId, setChosenId] = useState<number>();
  const {
    view: { person = '' },
    changeView,
  } = useAddress();
  const id = /^[1-9]\d{0,9}$/.test(person) ? Number(person) : undefined;
  return {
    id,
    focus: id === chosenId ? undefined : linkedField,
    open(chosen: number): void {
      setChosenId(chosen);
      changeView({ person: String(chosen) });
    },
    onClose(): void {
      // The dialog reports its end again when it disappears.
      if (id === undefined) return;
      if (id === chosenId) history.back();
      else changeView({ person: '' }, true);
    },
  };
}
