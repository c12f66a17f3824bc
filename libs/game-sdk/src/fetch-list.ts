import { HttpError } from './http-error.ts';
import type { Http, RequestOptions } from './services.ts';

/**
 * Returns a list from the server with unchecked entries. Throws an `HttpError`, also for a response that is not a list.
 */
export async function fetchList(http: Http, path: string, options?: RequestOptions): Promise<readonly unknown[]> {
  const response = await http.get<unknown>(path, options);
  if (!Array.isArray(response)) throw new HttpError('failed', `The response to ${path} is not a list.`);
  return response;
}
