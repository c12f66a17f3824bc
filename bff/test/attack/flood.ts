import type { Answer } from '../fixtures/send.ts';

const AT_ONCE = 32;

/** Sends many requests, some of them at the same time. Returns the number of responses by status. */
export async function flood(count: number, send: (index: number) => Promise<Answer>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < count) {
      const { status } = await send(next++);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return statuses;
}
