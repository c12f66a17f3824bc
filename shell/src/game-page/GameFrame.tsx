import { OpenVisit } from '../play/OpenVisit.tsx';
import type { GameFrameProps } from '../play/visit.ts';
import { SandboxedVisit } from '../sandbox/SandboxedVisit.tsx';

/** A visit to a game: intro, round and results. The code of a sandboxed game runs in a frame. */
export function GameFrame({ loaded, ...props }: GameFrameProps) {
  const { game } = loaded;
  return game ? <OpenVisit {...props} loaded={{ ...loaded, game }} /> : <SandboxedVisit {...props} loaded={loaded} />;
}
