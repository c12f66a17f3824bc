import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LoggerService } from '@nestjs/common';
import type { LogLevel } from '../config/environment.ts';

/** The server's log: JSON lines to stdout, without secrets. */
export abstract class Log {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  abstract fatal(fields: object, message: string): void;
}

const SECRETS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'userEmail'];

/** @param to destination of the lines; stdout by default */
export function createLog(level: LogLevel, role: string, to?: DestinationStream): Log & Logger {
  const options = {
    level,
    base: { role },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
    redact: {
      paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** Returns the message of an error without the row that it may contain. For expected errors, whose stacks are of no use. */
export function reasonOf(error: unknown): string {
  return (error as Error).message.split('\n - detail:')[0]!;
}

/** Omits the statement of a database error and the row in its message, because both can contain personal data. */
function serializeError(error: Error): object {
  const { type, message, stack, code } = stdSerializers.err(error);
  const bare = reasonOf(error);
  const withoutDetail = (text: string): string => text.replaceAll(error.message, () => bare);
  return {
    type,
    message: withoutDetail(message),
    stack: withoutDetail(stack),
    ...(code === undefined ? {} : { code }),
  };
}

/** Returns a URL without the values of secret parameters: pino's redaction does not search in strings. */
export function withoutSecrets(url: string): string {
  return url.replace(/([^?&#=]+)=[^&#]*/g, redactParameter).slice(0, 500);
}

/** The name may be percent-encoded. */
function redactParameter(parameter: string, name: string): string {
  return /password|token/i.test(decodedName(name)) ? `${name}=[hidden]` : parameter;
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Writes Nest's messages to the server's log, its list of modules and routes at level debug. */
export class NestLog implements LoggerService {
  constructor(private readonly to: Log) {}

  log(message: unknown, ...details: unknown[]): void {
    this.to.debug({ details }, String(message));
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.to.warn({ details }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.to.error({ details }, String(message));
  }

  fatal(message: unknown, ...details: unknown[]): void {
    this.to.fatal({ details }, String(message));
  }
}
