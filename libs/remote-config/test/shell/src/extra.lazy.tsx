import { longestWord } from '@soccer-legends/ui';
import './extra.css';

export const extra = `Extra ${longestWord('word')}`;
