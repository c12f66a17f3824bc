import { useFormat } from '../parts/use-format.ts';

export function Size({ bytes }: { bytes: number }) {
  return useFormat().bytes(bytes);
}
