import confetti from 'canvas-confetti';

/** Frames, at 60 a second: two seconds at most. */
const TICKS = 110;

/** Draws one burst on a canvas. Returns a function that stops it. */
export function burst(canvas: HTMLCanvasElement): () => void {
  // Without a worker: the content security policy allows no scripts from blobs.
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  void fire({ particleCount: 140, spread: 90, startVelocity: 40, ticks: TICKS, origin: { y: 0.35 } });
  return () => fire.reset();
}
