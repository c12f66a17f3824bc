import type { ConsoleSession } from '@soccer-legends/contracts';
import { requiredContext } from './http/required-context.ts';

export const [SessionContext, useConsoleSession] = requiredContext<ConsoleSession>('SessionContext');
