import { flagAddress } from '@soccer-legends/contracts';

/**
 * A nation's flag, by its FIFA code; nothing for null. Decorative, so the nation's name must be beside it.
 * @param width in CSS pixels; the height is two thirds of it
 */
export function Flag({ nation, width = 30 }: { nation: string | null; width?: number }) {
  if (nation === null) return null;
  return <img src={flagAddress(nation)} alt="" width={width} height={Math.round((width * 2) / 3)} />;
}
