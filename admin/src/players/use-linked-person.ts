import { useCallback } from 'react';
import { useAddress } from '../address/context.ts';

/** Returns the id of the person or club in a correction link such as `/admin#players?person=12`. */
export function useLinkedPerson(): { id: number | undefined; forget(): void } {
  const { view, changeView } = useAddress();
  const { person = '' } = view;
  const isLinked = person !== '';
  const forget = useCallback(() => {
    if (isLinked) changeView({ person: '' }, true);
  }, [isLinked, changeView]);
  return { id: /^[1-9]\d{0,9}$/.test(person) ? Number(person) : undefined, forget };
}
