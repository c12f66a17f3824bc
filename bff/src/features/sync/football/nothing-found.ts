/** The service does not have what a run or an item needs; the message tells the administrator. */
export class NothingFound extends Error {}
