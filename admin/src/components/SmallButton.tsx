import { Button, type ButtonProps } from '@soccer-legends/ui';
import css from './SmallButton.module.css';

/** A button for table rows, with the minimum target size. */
export function SmallButton({ look = 'secondary', className = '', ...rest }: ButtonProps) {
  return <Button look={look} className={`${css.small} ${className}`} {...rest} />;
}
