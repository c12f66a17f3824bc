/** What is loaded when a visitor presses Share. */
export { ShareDialog } from './ShareDialog.tsx';
export { dayText, roundText } from './share-text.ts';
