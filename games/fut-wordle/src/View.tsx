import { useState } from 'react';
import { createRandom } from '@soccer-legends/game-sdk';
import { useSdk } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import css from './view.module.css';
export function View() { const [n] = useState(() => createRandom(5).below(6)); return <div id="game" className={css.board}>{n} {useSdk()?.user}<Button>go</Button></div>; }
