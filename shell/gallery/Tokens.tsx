import css from './Gallery.module.css';

/** Each color with the color of text on it. */
const PAIRS = [
  ['bg', 'ink'],
  ['surface', 'ink'],
  ['sunk', 'muted'],
  ['pitch', 'on-pitch'],
  ['flood', 'on-flood'],
  ['card-red', 'on-card-red'],
  ['baize', 'on-baize'],
  ['baize-mown', 'on-baize-muted'],
  ['won', 'on-chip'],
  ['drawn', 'on-chip'],
  ['lost', 'on-chip'],
  ['tile-correct', 'on-tile-correct'],
  ['tile-present', 'on-tile-present'],
  ['tile-absent', 'on-tile-absent'],
] as const;

export function Tokens() {
  return (
    <div className={css.row}>
      {PAIRS.map(([ground, text]) => (
        <span key={ground} className={css.token} style={{ background: `var(--${ground})`, color: `var(--${text})` }}>
          {ground}
        </span>
      ))}
    </div>
  );
}
