import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config/config.ts';

/** The server's log: JSON lines to stdout, with nothing in them that must stay secret. */
export abstract class Log {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  abstract fatal(fields: object, message: string): void;
}

const SECRETS = ['authorization', 'cookie', 'set-cookie', 'password', 'token'];

export function createLog(level: LogLevel, role: string): Log & Logger {
  return pino({
    level,
    base: { role },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
  });
}

/** An address as a log may show it: redaction by field does not look inside a text. */
export function withoutSecrets(url: string): string {
  return url.replace(/((?:password|token)=)[^&#]*/gi, '$1[hidden]').slice(0, 500);
}
