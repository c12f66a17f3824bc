import { useFormat } from '../components/use-format.ts';

export function Size({ bytes }: { bytes: number }) {
  return useFormat().bytes(bytes);
}
