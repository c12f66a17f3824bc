import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [shown, setShown] = useState(query.data);
  if (query.data !== undefined && query.data !== shown) setShown(query.data);
  return query.isError && query.data === undefined && shown !== undefined
    ? ({ ...query, data: shown } as UseQueryResult<Answer>)
    : query;
}
