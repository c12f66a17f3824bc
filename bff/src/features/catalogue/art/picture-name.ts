import { NotFound } from '../../../platform/http/request-errors.ts';
import { LARGEST_ID } from '../../../platform/http/whole-number.ts';

/** The id in `5001.svg`. */
export function idIn(file: string): number {
  const digits = /^([1-9]\d{0,9})\.svg$/.exec(file)?.[1];
  if (!digits || Number(digits) > LARGEST_ID) throw new NotFound();
  return Number(digits);
}

/** The FIFA code in `ARG.svg`. */
export function codeIn(file: string): string {
  const code = /^([A-Z]{3})\.svg$/.exec(file)?.[1];
  if (!code) throw new NotFound();
  return code;
}
