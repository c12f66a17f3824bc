import type { GameServices } from '@soccer-legends/game-sdk';
import type { WheelPlayer } from './rules/wheel-state.ts';

/** Services whose server answers every question with the same thing, or fails. */
export function servicesWith(answer: unknown, t: GameServices['t'] = (key) => key) {
  const asked: string[] = [];
  const logged: string[] = [];
  const services: GameServices = {
    language: 'en',
    http: {
      async get<Answer>(path: string) {
        asked.push(path);
        if (answer instanceof Error) throw answer;
        return answer as Answer;
      },
      post: () => Promise.reject(new Error('The wheel only reads.')),
    },
    t,
    toast: () => undefined,
    announce: () => undefined,
    log: (message) => void logged.push(message),
  };
  return { services, asked, logged };
}

/** Players 1, 2, … each with a surname of their own that appears nowhere else on a page. */
export function players(count: number, first = 1): WheelPlayer[] {
  return Array.from({ length: count }, (_, index) => player(first + index));
}

function player(id: number): WheelPlayer {
  const letters = [...String(id)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return {
    id,
    name: `Zlatko Qvist${letters}`,
    country: 'Denmark',
    nation: 'DEN',
    position: 'Midfielder',
    photo: `/art/player/${id}.svg`,
  };
}
