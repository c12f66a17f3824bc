/** Letters that our own addresses are made of; whatever else a path holds names nothing here. */
const ORDINARY = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/;

/**
 * Whether a path may be looked up at all: no escapes, no empty or dotted parts, no dot at the end of a part. One rule
 * for files and handlers alike, so that no trick of one router or file system has to be known by name.
 */
export function isOrdinaryPath(path: string): boolean {
  return ORDINARY.test(path) && !/\.(?:\/|$)/.test(path) && !path.includes('..');
}
