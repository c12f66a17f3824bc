import type { Note, Sound, SoundName } from '@soccer-legends/game-sdk';

/** One stroke of a sound. For noise, `hz` is the middle of its band. */
interface Stroke extends Note {
  wave: 'sine' | 'triangle' | 'noise';
  /** Start of the stroke, in milliseconds after that of the sound. */
  at: number;
  /** Loudness from 0 to 1. */
  gain: number;
}

/** Wood, net and whistle of a football table. */
const STROKES: Readonly<Record<SoundName, readonly Stroke[]>> = {
  pick: [{ wave: 'triangle', hz: 920, at: 0, ms: 40, gain: 0.35 }],
  right: [
    { wave: 'triangle', hz: 1180, at: 0, ms: 60, gain: 0.7 },
    { wave: 'triangle', hz: 1570, at: 75, ms: 90, gain: 0.7 },
  ],
  wrong: [
    { wave: 'triangle', hz: 196, at: 0, ms: 130, gain: 0.9 },
    { wave: 'triangle', hz: 139, at: 120, ms: 190, gain: 0.9 },
  ],
  goal: [
    { wave: 'noise', hz: 2400, at: 0, ms: 180, gain: 0.8 },
    { wave: 'triangle', hz: 784, at: 60, ms: 120, gain: 0.6 },
    { wave: 'triangle', hz: 988, at: 160, ms: 120, gain: 0.6 },
    { wave: 'triangle', hz: 1175, at: 260, ms: 260, gain: 0.6 },
  ],
  whistle: [
    { wave: 'sine', hz: 2310, at: 0, ms: 380, gain: 0.35 },
    { wave: 'sine', hz: 2344, at: 0, ms: 380, gain: 0.35 },
  ],
  tick: [{ wave: 'triangle', hz: 1900, at: 0, ms: 25, gain: 0.3 }],
  paste: [
    { wave: 'noise', hz: 420, at: 0, ms: 70, gain: 0.6 },
    { wave: 'sine', hz: 112, at: 0, ms: 110, gain: 0.9 },
  ],
};

/** Milliseconds of vibration and pause in turn. */
const VIBRATIONS: Partial<Readonly<Record<SoundName, number | number[]>>> = {
  right: 12,
  wrong: [20, 40, 20],
  goal: [12, 60, 12, 60, 24],
};

const VOLUME = 0.3;

/** Created with the first sound, because a browser limits how many a page may have. */
let context: AudioContext | undefined;

/** Plays a sound at once, over those that are still playing, and vibrates if the browser can. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  // A phone suspends the context, for example during a call.
  if (context.state !== 'running') void context.resume();
  const strokes = typeof sound === 'string' ? STROKES[sound] : strokesOf(sound);
  for (const stroke of strokes) strike(context, stroke);
  const vibration = typeof sound === 'string' ? VIBRATIONS[sound] : undefined;
  // Safari cannot vibrate.
  if (vibration !== undefined && 'vibrate' in navigator) navigator.vibrate(vibration);
}

/** Returns the strokes of a game's own notes, which follow each other. */
function strokesOf(notes: readonly Note[]): Stroke[] {
  return notes.map((note, index) => {
    const at = notes.slice(0, index).reduce((sum, { ms }) => sum + ms, 0);
    return { ...note, wave: 'triangle', at, gain: 0.6 };
  });
}

/** Plays one stroke, which begins within 4 ms and fades to its end. */
function strike(audio: AudioContext, { wave, hz, at, ms, gain }: Stroke): void {
  const from = audio.currentTime + at / 1000;
  const until = from + ms / 1000;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0, from);
  envelope.gain.linearRampToValueAtTime(gain * VOLUME, from + 0.004);
  envelope.gain.exponentialRampToValueAtTime(0.0001, until);
  envelope.connect(audio.destination);
  const source = wave === 'noise' ? noise(audio, hz, ms, envelope) : oscillator(audio, wave, hz, envelope);
  source.start(from);
  source.stop(until);
}

function oscillator(audio: AudioContext, type: OscillatorType, frequency: number, to: AudioNode): OscillatorNode {
  const source = new OscillatorNode(audio, { type, frequency });
  source.connect(to);
  return source;
}

function noise(audio: AudioContext, hz: number, ms: number, to: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil((audio.sampleRate * ms) / 1000), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: hz })).connect(to);
  return source;
}
