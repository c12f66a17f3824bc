import css from './Slot.module.css';

/** Class for the place of a missing sticker. */
export const slotClass: string = css.slot!;
