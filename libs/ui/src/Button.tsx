import type { ComponentPropsWithRef } from 'react';
import css from './Button.module.css';
import { liftedClass } from './classes.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  look?: ButtonLook;
}

/** `flood` has the accent color, for the main action of the hub. */
export type ButtonLook = 'primary' | 'secondary' | 'flood' | 'danger';

/** A button that does not submit a form, unless its `type` says so. */
export function Button({ look = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

/** Returns the classes that make a link look like a button. */
export function buttonClass(look: ButtonLook = 'primary', more?: string): string {
  return [liftedClass, css.button, css[look], more].filter(Boolean).join(' ');
}
