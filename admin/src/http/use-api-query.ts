import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useHttp } from './context.ts';

/**
 * Queries a path of the API; the path is the query key.
 * @param failure replaces the message of an error
 */
export function useApiQuery<Answer>(path: string, failure?: string): UseQueryResult<Answer> {
  const http = useHttp();
  const query = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      try {
        return await http.get<Answer>(path, signal);
      } catch (error) {
        throw failure === undefined ? error : new Error(failure, { cause: error });
      }
    },
    // The current page of a table stays visible until the next page has loaded.
    placeholderData: keepPreviousData,
  });
  // React Query drops the placeholder when the next page fails, but the visible rows should stay.
  const shown = useRef<Answer>(undefined);
  if (query.data !== undefined) shown.current = query.data;
  return query.isError && query.data === undefined && shown.current !== undefined
    ? ({ ...query, data: shown.current } as UseQueryResult<Answer>)
    : query;
}
