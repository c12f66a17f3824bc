import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** Name for screen readers. */
  label: string;
  className?: string | undefined;
}

/** Width of the margin that scanners need, in modules (ISO/IEC 18004). */
const MARGIN = 4;

/** A text as a QR code, for the camera of another phone. Black on white in every theme, because many cameras need that. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { border: MARGIN });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
