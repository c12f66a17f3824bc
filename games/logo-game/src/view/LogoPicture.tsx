import { useTexts } from '@soccer-legends/game-sdk/react';
import { Icon, isDrawn } from '@soccer-legends/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import css from './LogoPicture.module.css';
import { drawPixelated, PIXELS } from './pixelate.ts';
import { useDecodedImage } from './use-decoded-image.ts';

export interface LogoPictureProps {
  src: string;
  /** Must not contain the name before the answer. */
  alt: string;
  sharp: boolean;
  /** Whether the game waits for the picture. Only then are `onShown` and `onBroken` called. */
  waiting: boolean;
  onShown(): void;
  onBroken(): void;
}

/** A blurred and pixelated logo, or after the answer the sharp one. Remount it for each question. */
export function LogoPicture({ src, alt, sharp, waiting, onShown, onBroken }: LogoPictureProps) {
  const t = useTexts();
  const image = useDecodedImage(src);
  const canvas = useRef<HTMLCanvasElement>(null);
  const report = useEffectEvent((isBroken: boolean) => (isBroken ? onBroken() : onShown()));

  useEffect(() => {
    if (image instanceof HTMLImageElement && canvas.current) drawPixelated(image, canvas.current);
  }, [image, sharp]);

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
        <canvas ref={canvas} className={css.blurred} width={PIXELS} height={PIXELS} role="img" aria-label={alt} />
      )}
    </div>
  );
}
