import { OperatorError } from '../platform/environment/operator-error.ts';

/** Messages for errors of the operating system, by code. */
const SYSTEM_MESSAGES: Readonly<Record<string, (error: { port?: number; path?: string }) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program: stop it, or set PORT to another port.`,
  EACCES: ({ path }) =>
    `The server has no permission for ${path ?? 'a folder'}: grant it, or configure another folder.`,
  EPERM: ({ path }) => `The server has no permission for ${path ?? 'a folder'}: grant it, or configure another folder.`,
  EROFS: ({ path }) => `${path ?? 'A folder'} is read-only: configure another folder.`,
  ENOTDIR: ({ path }) => `${path ?? 'A configured folder'} is not a folder: configure another.`,
  EEXIST: ({ path }) => `${path ?? 'A configured folder'} exists and is not a folder: configure another.`,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
};

function diskFull({ path }: { path?: string }): string {
  return `The disk${path ? ` of ${path}` : ''} is full: free some space, or configure another folder.`;
}

/** Returns the message for the operator if the server cannot start; undefined for a bug, whose stack is needed. */
export function operatorMessage(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const { code = '', ...rest } = error as { code?: string; port?: number; path?: string };
  return SYSTEM_MESSAGES[code]?.(rest);
}
