import { usePageListener, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Icon, isDrawn, loadPicture } from '@soccer-legends/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './LogoPicture.module.css';

export interface LogoPictureProps {
  src: string;
  /** Must not contain the name before the answer. */
  alt: string;
  sharp: boolean;
  /** Share of the time that is left, from 1 to 0. The less, the finer are the pixels. */
  left: number;
  /** Whether the game waits for the picture. Only then are `onShown` and `onBroken` called. */
  waiting: boolean;
  onShown(): void;
  onBroken(): void;
}

/** A blurred and pixelated logo, or after the answer the sharp one. Remount it for each question. */
export function LogoPicture({ src, alt, sharp, left, waiting, onShown, onBroken }: LogoPictureProps) {
  const t = useTexts();
  const image = useDecodedImage(src);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = pixelsAt(left);
  const report = useEffectEvent((isBroken: boolean) => (isBroken ? onBroken() : onShown()));

  useEffect(() => {
    if (image instanceof HTMLImageElement && canvas.current) drawPixelated(image, canvas.current);
  }, [image, sharp, pixels]);

  useEffect(() => {
    if (waiting && image !== 'loading') report(image === 'broken');
  }, [image, waiting]);

  if (image === 'broken') {
    return (
      <div className={`${css.frame} ${css.broken}`}>
        <Icon name="shield" size={96} />
        <p>{t('picture.unavailable')}</p>
      </div>
    );
  }
  return (
    <div className={isDrawn(src) ? `${css.frame} ${css.drawn}` : css.frame}>
      {sharp ? (
        <img className={css.sharp} src={src} alt={alt} referrerPolicy="no-referrer" />
      ) : (
        <canvas ref={canvas} className={css.blurred} width={pixels} height={pixels} role="img" aria-label={alt} />
      )}
    </div>
  );
}

/** Shown while no picture can be loaded. Tries again by itself when the connection is back. */
export function NoPicture({ onRetry }: { onRetry(): void }) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  usePageListener('online', onRetry);

  // The options of the question have the focus, but no answer is possible.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <div className={`${css.frame} ${css.broken} ${css.retry}`}>
      <Icon name="shield" size={48} />
      <Button ref={button} look="flood" onClick={onRetry}>
        {t('picture.retry')}
      </Button>
    </div>
  );
}

/**
 * Returns the width and height of a pixelated logo in pixels: the picture clears while the bar shrinks. The style sheet
 * enlarges it without smoothing.
 */
function pixelsAt(left: number): number {
  if (left > 2 / 3) return 24;
  return left > 1 / 3 ? 48 : 96;
}

/** Fills a canvas with a picture. Images of other sites work too, because the canvas is never read. */
function drawPixelated(image: HTMLImageElement, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const pixels = canvas.width;
  // An SVG may have no intrinsic size.
  const width = image.naturalWidth || pixels;
  const height = image.naturalHeight || pixels;
  const scale = pixels / Math.max(width, height);
  // Averages all pixels. Sampling single pixels would leave letters readable in large logos.
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, pixels, pixels);
  context.drawImage(image, (pixels - width * scale) / 2, (pixels - height * scale) / 2, width * scale, height * scale);
}

/**
 * Returns a picture once it is decoded; `broken` after the last attempt to load it. For a new `src`, it keeps the
 * former picture until then.
 */
function useDecodedImage(src: string): HTMLImageElement | 'loading' | 'broken' {
  const [image, setImage] = useState<HTMLImageElement | 'loading' | 'broken'>('loading');

  useEffect(() => {
    let current = true;
    loadPicture(src).then(
      (picture) => current && setImage(picture),
      () => current && setImage('broken'),
    );
    return () => {
      current = false;
    };
  }, [src]);

  return image;
}
