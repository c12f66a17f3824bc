import type { EditedKind, GameEffects } from '@soccer-legends/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHttp } from '../http/context.ts';
import { isEmpty, toChange, type Draft } from './draft.ts';
import { factsPath, NEW_ID } from './facts-path.ts';
import { useSettled } from './use-settled.ts';

/** Returns how the unsaved changes would affect the games; undefined without changes and until the server responds. */
export function useGameEffects(kind: EditedKind, id: number, draft: Draft): GameEffects | undefined {
  const http = useHttp();
  const settled = useSettled(draft);
  const { data } = useQuery({
    queryKey: ['effects', kind, id, settled],
    queryFn: () => {
      const { version, ...change } = toChange(settled, '');
      const body = id === NEW_ID ? change : { version, ...change };
      return http.post<GameEffects>(`${factsPath(kind, id)}/effects`, body);
    },
    enabled: !isEmpty(settled),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return isEmpty(draft) ? undefined : data;
}
