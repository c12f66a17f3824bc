import type { IncomingHttpHeaders } from 'node:http';

const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i;

/** Whether the server can read a body: one without a content coding and in UTF-8. */
export function isReadableBody({
  'content-encoding': coding = 'identity',
  'content-type': type = '',
}: IncomingHttpHeaders): boolean {
  const [, quoted, plain] = CHARSET.exec(type) ?? [];
  return coding.trim().toLowerCase() === 'identity' && (quoted ?? plain ?? 'utf-8').toLowerCase() === 'utf-8';
}
