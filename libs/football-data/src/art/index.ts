export { ageBandOf, drawCoachSticker, type AgeBand, type CoachFacts } from './coach-sticker.ts';
export { areTooAlike, dominantColour, signatureOf } from './crest-distance.ts';
export { crestForName } from './crest-for-name.ts';
export { describeCrest, drawCrest } from './crest.ts';
export { drawFlag, flagBands, type FlagWords, type Frame } from './flag.ts';
export { hexOf, isColour, palette, type ColourWord } from './palette.ts';
export { isMode, reveals, type Mode, type Part, type Reveal } from './reveal.ts';
export { drawSticker, type StickerFacts } from './sticker.ts';
