import type { Decade } from './ground.ts';
import { path } from './svg.ts';

/** Draws the collar of a decade. The surrounding group sets the outline's color. */
export function drawCollar(decade: Decade | null, color: string): string {
  const outline = ' stroke-width="1.8"';
  const line = (d: string, width: number) => path(d, 'none', ` stroke="${color}" stroke-width="${width}"`);
  switch (decade) {
    case 1950:
      return (
        path('M46 62L52 57H68L74 62L60 80z', color, outline) +
        path('M60 80V66M56 70l8 3M57 75l6 2', 'none', ' stroke-width="1.6"')
      );
    case 1960:
      return line('M47 61Q60 76 73 61', 6);
    case 1970:
      return path('M45 60L50 56L60 66L70 56L75 60L71 76L60 67L49 76z', color, outline);
    case 1980:
      return line('M46 60L60 79L74 60', 5.5);
    case 1990:
      return path('M46 60L51 56L60 65L69 56L74 60L66 73L60 66L54 73zM58 69h4v12h-4z', color, outline);
    case 2000:
      return line('M48 61Q60 71 72 61', 4);
    case 2010:
      return line('M48 60L60 72L72 60', 4);
    default:
      return path('M49 58Q60 63 71 58V64Q60 70 49 64z', color, outline);
  }
}
