/** The limits that an answer's headers told; a figure that it did not tell is undefined. */
export interface SeenLimits {
  dailyLimit?: number | undefined;
  dailyRemaining?: number | undefined;
  minuteLimit?: number | undefined;
  minuteRemaining?: number | undefined;
}

/** A call that may be made: how long to wait before it, so that the minute's limit is never overrun. */
export interface Reservation {
  waitMs: number;
}

/**
 * Calls are reserved before they are made, by all servers from one account book: a server that dies in between costs
 * one call, and nothing ever overruns a limit.
 */
export abstract class ApiQuota {
  /**
   * A free call costs nothing of the day, but a place in the minute like any other.
   *
   * @throws ApiFault `dayLimit`, with the moment from which there are calls again.
   */
  abstract reserve(call: { free: boolean }): Promise<Reservation>;

  /** Takes over the limits an answer told. What is reserved stays reserved, whatever they say. */
  abstract note(seen: SeenLimits): Promise<void>;

  /** The service says that the day's calls are used up, whatever we thought. */
  abstract dayIsUsedUp(): Promise<void>;

  /** The service says that the minute's calls are used up: nobody asks for a whole minute. */
  abstract minuteIsUsedUp(): Promise<void>;
}
