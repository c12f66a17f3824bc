import confetti from 'canvas-confetti';

/** Frames, at 60 a second: two seconds at most. */
const TICKS = 110;

/** One burst on a canvas. Answers what stops it. */
export function burst(canvas: HTMLCanvasElement): () => void {
  // No worker: the page's policy allows no script from a blob.
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  void fire({ particleCount: 140, spread: 90, startVelocity: 40, ticks: TICKS, origin: { y: 0.35 } });
  return () => fire.reset();
}
