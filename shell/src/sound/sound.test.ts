// @vitest-environment happy-dom
import { SOUNDS } from '@soccer-legends/game-sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { playSound } from './sound.ts';

/** When each source of the page's only audio context begins and ends, in milliseconds. */
const strokes: { from: number; until: number }[] = [];
const vibrate = vi.fn();

class FakeNode {
  #from = 0;
  connect = (to: unknown) => to;
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  start = (seconds: number) => void (this.#from = seconds);
  stop = (seconds: number) => {
    strokes.push({ from: Math.round(this.#from * 1000), until: Math.round(seconds * 1000) });
  };
}

class FakeAudioContext {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly sampleRate = 8000;
  createGain = () => new FakeNode();
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudioContext);
  for (const node of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode']) vi.stubGlobal(node, FakeNode);
  strokes.length = 0;
  vibrate.mockClear();
  setPage({ sound: 'on', pressed: true });
});

function setPage({ sound, pressed }: { sound: 'on' | 'off'; pressed: boolean }): void {
  document.documentElement.dataset['sound'] = sound;
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: pressed } });
}

test.each(SOUNDS)('the sound %s lasts less than 600 ms, so that it never covers the next one', async (name) => {
  await playSound(name);
  expect(strokes).not.toEqual([]);
  expect(Math.max(...strokes.map(({ until }) => until))).toBeLessThan(600);
});

test("a game's own notes follow each other", async () => {
  await playSound([
    { hz: 440, ms: 100 },
    { hz: 550, ms: 200 },
  ]);
  expect(strokes).toEqual([
    { from: 0, until: 100 },
    { from: 100, until: 300 },
  ]);
});

test('a right and a wrong answer feel different, and a picked card does not vibrate', async () => {
  await playSound('right');
  await playSound('wrong');
  await playSound('pick');
  expect(vibrate.mock.calls).toEqual([[12], [[20, 40, 20]]]);
});

test.each([
  ['sound is off', { sound: 'off', pressed: true }, 'right'],
  ['nothing on the page has been pressed', { sound: 'on', pressed: false }, 'right'],
  ['the value is not a sound', { sound: 'on', pressed: true }, 'fanfare'],
] as const)('nothing sounds or vibrates while %s', async (_case, page, sound) => {
  setPage(page);
  await playSound(sound);
  expect([strokes, vibrate.mock.calls]).toEqual([[], []]);
});
