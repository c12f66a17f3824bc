import { useState } from 'react';
import { useAddress } from '../address/context.ts';

/**
 * The person or club whose dialog is open: the one chosen in the table, or else the one in a correction link such as
 * `/admin#players?person=12`, whose form opens at a field.
 */
export function useOpenPerson(linkedField: string) {
  const [chosenId, open] = useState<number>();
  const {
    view: { person = '' },
    changeView,
  } = useAddress();
  const linkedId = /^[1-9]\d{0,9}$/.test(person) ? Number(person) : undefined;
  return {
    id: chosenId ?? linkedId,
    focus: chosenId === undefined ? linkedField : undefined,
    open,
    onClose: (): void => {
      open(undefined);
      if (person !== '') changeView({ person: '' }, true);
    },
  };
}
