import type { GameServices, ToastRequest } from '@soccer-legends/game-sdk';
import type { MemoPlayer } from './rules/memo-state.ts';

/** Services whose server answers with the same thing every time, or fails. */
export function servicesWith(answer: unknown, t: GameServices['t'] = (key) => key) {
  const asked: string[] = [];
  const logged: string[] = [];
  const toasts: ToastRequest[] = [];
  const said: string[] = [];
  const services: GameServices = {
    language: 'en',
    http: {
      async get<Answer>(path: string) {
        asked.push(path);
        if (answer instanceof Error) throw answer;
        return answer as Answer;
      },
      post: () => Promise.reject(new Error('The memo only reads.')),
    },
    t,
    toast: (toast) => void toasts.push(toast),
    announce: (text) => void said.push(text),
    log: (message) => void logged.push(message),
  };
  return { services, asked, logged, toasts, said };
}

/** Players 1, 2, … whose names appear nowhere else on a page, and whose stickers differ in nation and initials. */
export function players(count: number): MemoPlayer[] {
  return Array.from({ length: count }, (_, index) => {
    const letter = String.fromCharCode(65 + (index % 26));
    return {
      id: index + 1,
      name: `${letter}latko Qvist${letter.toLowerCase()}${index}`,
      country: `Country ${Math.floor(index / 26)}`,
      nation: null,
      position: 'Midfielder',
      photo: `/art/player/${index + 1}.svg`,
    };
  });
}
