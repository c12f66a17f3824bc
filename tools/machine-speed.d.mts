export const slowness: number;
export function patience(ms: number): number;
export const processors: number;
