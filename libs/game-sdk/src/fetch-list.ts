import { HttpError } from './http-error.ts';
import type { Http, RequestOptions } from './services.ts';

/** Returns a list from the server, its entries unchecked. Throws an `HttpError` also where the answer is not a list. */
export async function fetchList(http: Http, path: string, options?: RequestOptions): Promise<readonly unknown[]> {
  const answer = await http.get<unknown>(path, options);
  if (!Array.isArray(answer)) throw new HttpError('failed', `The answer of ${path} is not a list.`);
  return answer;
}
