import { useSdk } from '@soccer-legends/game-sdk/react';
import css from './Button.module.css';
export function Button({ children }: { children: string }) { const sdk = useSdk(); return <button className={css.button}>{children} {sdk?.user}</button>; }
