import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MalformedJson, UnsupportedMediaType } from './request-errors.ts';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 32;
/** In the whole body. */
const MAX_KEYS = 1000;
/** In all lists of the body together. */
const MAX_ITEMS = 2000;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Accepts JSON bodies only: HTML forms on other sites can send other types without a preflight request. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  acceptBodies(fastify, 'application/json', { limit: MAX_BODY_BYTES, read: parseJsonBody });
}

interface AcceptedBodies {
  /** In bytes. */
  limit: number;
  /** The only route, by default all. */
  route?: string;
  /** Returns the value of a body, by default the bytes. Its errors reject the request. */
  read?(body: Buffer): unknown;
}

/** Accepts bodies of some media types. */
export function acceptBodies(
  fastify: FastifyInstance,
  types: string | string[],
  { limit, route, read = (body) => body }: AcceptedBodies,
): void {
  const parse = async ({ routeOptions }: FastifyRequest, body: Buffer): Promise<unknown> => {
    if (route !== undefined && routeOptions.url !== route) throw new UnsupportedMediaType();
    return read(body);
  };
  fastify.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: limit }, parse);
}

/** Returns the value of a body with strings in NFC; undefined for an empty body. Throws `MalformedJson`. */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  return checked(parsed(decoded(body)), 0, { keys: 0, items: 0 });
}

function decoded(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new MalformedJson({ reason: 'it is not UTF-8' });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedJson({ reason: 'it cannot be parsed' });
  }
}

interface Seen {
  keys: number;
  items: number;
}

function checked(value: unknown, depth: number, seen: Seen): unknown {
  if (typeof value === 'string') return checkedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw new MalformedJson({ reason: `it is nested deeper than ${MAX_DEPTH}` });
  if (Array.isArray(value)) {
    if ((seen.items += value.length) > MAX_ITEMS)
      throw new MalformedJson({ reason: `it has more than ${MAX_ITEMS} items` });
    return value.map((item) => checked(item, depth + 1, seen));
  }
  const entries = Object.entries(value);
  if ((seen.keys += entries.length) > MAX_KEYS)
    throw new MalformedJson({ reason: `it has more than ${MAX_KEYS} keys` });
  return Object.fromEntries(entries.map(([key, item]) => [checkedKey(key), checked(item, depth + 1, seen)]));
}

function checkedKey(key: string): string {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype')
    throw new MalformedJson({ reason: `"${key}" is no key` });
  return checkedText(key);
}

function checkedText(text: string): string {
  // PostgreSQL can store neither NUL characters nor unpaired surrogates.
  if (text.includes('\0')) throw new MalformedJson({ reason: 'it has a NUL character' });
  if (!text.isWellFormed()) throw new MalformedJson({ reason: 'it has a lone surrogate' });
  return text.normalize('NFC');
}
