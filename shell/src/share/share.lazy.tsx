export { ShareDialog } from './ShareDialog.tsx';
export { dayText, roundText } from './share-text.ts';
