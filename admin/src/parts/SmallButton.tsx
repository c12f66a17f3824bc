import { Button, type ButtonProps } from '@soccer-legends/ui';
import css from './SmallButton.module.css';

/** A button among the rows of a table: as low as a target may be. */
export function SmallButton({ look = 'secondary', className = '', ...rest }: ButtonProps) {
  return <Button look={look} className={`${css.small} ${className}`} {...rest} />;
}
