import { problem } from '../../platform/http/domain-error.ts';

export const TransferNotFound = problem(
  'transfer.notFound',
  404,
  'No transfer has this code. It was opened before, or it is older than 15 minutes. Create a new one.',
);
export const TransferExists = problem('transfer.exists', 409, 'A transfer has this code. Create another code.');
