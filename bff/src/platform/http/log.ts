import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/config.ts';

/** The server's log: JSON lines to stdout, with nothing in them that must stay secret. */
export abstract class Log {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  abstract fatal(fields: object, message: string): void;
}

const SECRETS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'userEmail'];

/** @param to where lines go; stdout unless a test wants to read them. */
export function createLog(level: LogLevel, role: string, to?: DestinationStream): Log & Logger {
  const options = {
    level,
    base: { role },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: toldError },
    redact: {
      paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** A database's error also has the statement, and in its words the row that it did not take: neither is for the log. */
function toldError(error: Error): object {
  const { type, message, stack, code } = stdSerializers.err(error);
  const bare = error.message.split('\n - detail:')[0]!;
  const told = (text: string): string => text.replaceAll(error.message, () => bare);
  return { type, message: told(message), stack: told(stack), ...(code === undefined ? {} : { code }) };
}

/** An address as a log may show it: redaction by field does not look inside a text. */
export function withoutSecrets(url: string): string {
  return url.replace(/([^?&#=]+)=[^&#]*/g, shownParameter).slice(0, 500);
}

/** Its name may be written with escapes, by which nobody reads it and every server does. */
function shownParameter(parameter: string, name: string): string {
  return /password|token/i.test(plain(name)) ? `${name}=[hidden]` : parameter;
}

function plain(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
