import type { ButtonProps } from '@soccer-legends/ui';
import { useRef, type ChangeEvent } from 'react';
import { SmallButton } from './SmallButton.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  label: string;
  accept: string;
  onFile(file: File): void;
}

/** A button that asks for a file. In a form, it can be the submit button. */
export function FileButton({ label, accept, onFile, children = label, ...button }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} type="file" accept={accept} hidden aria-label={label} onChange={takeFile(onFile)} />
      <SmallButton {...button} onClick={() => field.current?.click()}>
        {children}
      </SmallButton>
    </>
  );
}

/** Passes a chosen file on. The same file can be chosen again, for example after a correction. */
export function takeFile(onFile: (file: File) => void) {
  return ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    currentTarget.value = '';
  };
}
