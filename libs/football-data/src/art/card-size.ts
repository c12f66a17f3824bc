/** Size of a sticker in its own units. */
export const CARD = { width: 120, height: 160 } as const;
