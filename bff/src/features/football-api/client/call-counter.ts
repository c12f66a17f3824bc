/** Counts the calls that this process sends for runs of the sync: calls of the daily quota that no person waits for. */
export class CallCounter {
  calls = 0;
}
