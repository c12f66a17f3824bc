import { DiscoveryService } from '@nestjs/core';
import type { AlertFacts, AlertKind } from '@soccer-legends/contracts';

/** Something that is wrong now. */
export interface Incident {
  /** What is affected; two incidents of one source have different subjects. */
  subject: string;
  facts: AlertFacts;
}

/** Finds the incidents of one kind. */
export interface IncidentSource {
  /**
   * Returns what is wrong now; rejects while this is unknown.
   * @param open subjects of the incidents that were found before and have not ended. A source may use a lower threshold
   * for them, so that a value near it does not start and end incidents all the time.
   */
  find(open: ReadonlySet<string>): Promise<Incident[]>;
}

/** Registers a class as the source of the incidents of a kind. */
export const Detects = DiscoveryService.createDecorator<AlertKind>();
