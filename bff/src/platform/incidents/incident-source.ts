import { DiscoveryService } from '@nestjs/core';
import type { AlertFacts, AlertKind } from '@soccer-legends/contracts';

export interface Incident {
  /** The affected object, unique among the incidents of one source. */
  subject: string;
  facts: AlertFacts;
}

/** Finds the incidents of one kind. */
export interface IncidentSource {
  /**
   * Returns the current incidents. Rejects while they are unknown.
   *
   * @param open subjects of the incidents that were found before and have not ended. A source may use a lower threshold for
   * them, so that a value near the threshold does not start and end incidents repeatedly.
   */
  find(open: ReadonlySet<string>): Promise<Incident[]>;
}

/** Registers a class as the source of the incidents of a kind. */
export const Detects = DiscoveryService.createDecorator<AlertKind>();
