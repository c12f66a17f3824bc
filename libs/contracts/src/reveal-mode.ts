/** What a drawn sticker shows. A mode hides what its game asks about. */
export type RevealMode = 'career' | 'noclub' | 'noflag' | 'full' | 'memo' | 'coach' | 'bare';
