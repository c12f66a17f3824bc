import type { GameEffects } from '@soccer-legends/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../facts/use-settled.ts';
import { useHttp } from '../http/context.ts';
import { categoryPath } from './categories-path.ts';
import { toCategoryChange } from './to-category-change.ts';
import type { CategoryDraft } from './use-category-draft.ts';

/**
 * Returns how the unsaved changes would affect the boards. Undefined without changes, for a new group, and until the
 * server has responded.
 */
export function useCategoryEffects(
  id: string | undefined,
  draft: CategoryDraft,
  isChanged: boolean,
): GameEffects | undefined {
  const http = useHttp();
  const settled = useSettled(draft);
  const { data } = useQuery({
    queryKey: ['category-effects', id, settled],
    queryFn: () => http.post<GameEffects>(categoryPath('effects', id!), toCategoryChange(settled, 0)),
    enabled:
      isChanged &&
      settled === draft &&
      id !== undefined &&
      Object.values(settled.names).every((name) => name.trim() !== ''),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return isChanged ? data : undefined;
}
