import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useHttp } from './context.ts';

/** What a path answers, read once and kept. @param failure what its error says instead of the server. */
export function useRead<Answer>(path: string, failure?: string): UseQueryResult<Answer> {
  const http = useHttp();
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      try {
        return await http.get<Answer>(path, signal);
      } catch (fault) {
        throw failure === undefined ? fault : new Error(failure, { cause: fault });
      }
    },
    // A page of a table stays in view until the next one is there.
    placeholderData: keepPreviousData,
  });
}
