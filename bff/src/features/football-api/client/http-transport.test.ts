import { expect, test } from 'vitest';
import { HttpTransport } from './http-transport.ts';

// Vitest fails the run on an unhandled error.
test('a request that is aborted before it begins rejects with the reason and emits no unhandled error', async () => {
  const reason = new Error('The run was canceled.');
  const sent = new HttpTransport().get(new URL('http://127.0.0.1:9/'), {}, AbortSignal.abort(reason));
  await expect(sent).rejects.toBe(reason);
  await new Promise((resolve) => setImmediate(resolve));
});
