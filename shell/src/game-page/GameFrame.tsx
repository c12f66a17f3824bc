import {
  type AnyGame,
  type AnySession,
  ResourcesContext,
  ServicesContext,
  useTexts,
} from '@soccer-legends/game-sdk/react';
import { GhostRow } from '../ghost/GhostRow.tsx';
import { RunningRound } from '../play/RunningRound.tsx';
import { useGameServices } from '../play/use-game-services.ts';
import { usePlayAgainQuestion } from '../play/use-play-again-question.tsx';
import { type GameFrameProps, type GameVisit, type OpenGame, useGameVisit, useVisitResources } from '../play/visit.ts';
import { VisitScreens } from '../play/VisitScreens.tsx';
import { SandboxedVisit } from '../sandbox/SandboxedVisit.tsx';

/** A visit to a game: intro, round and results. The code of a sandboxed game runs in a frame. */
export function GameFrame({ loaded, ...props }: GameFrameProps) {
  const { game } = loaded;
  return game ? <OpenVisit {...props} loaded={{ ...loaded, game }} /> : <SandboxedVisit {...props} loaded={loaded} />;
}

/** A visit to a trusted game, whose code runs in this page. Its end releases what the game left behind. */
function OpenVisit(props: GameFrameProps<OpenGame>) {
  const { loaded, shared } = props;
  const services = useGameServices(loaded.listing.key, useTexts(), shared?.token);
  const resources = useVisitResources(loaded.listing);
  const { visit, game, session } = useGameVisit(props, services, resources);
  return (
    <ResourcesContext value={resources}>
      <ServicesContext value={services}>
        <VisitScreens
          visit={visit}
          round={session && <Playing visit={visit} game={game} session={session} />}
          summaryOf={(state) => game.Summary && <game.Summary state={state} />}
        />
      </ServicesContext>
    </ResourcesContext>
  );
}

interface PlayingProps {
  visit: GameVisit;
  game: AnyGame;
  session: AnySession;
}

function Playing({ visit, game, session }: PlayingProps) {
  const { playAgain, dialog } = usePlayAgainQuestion(visit, () => session.save().moves.length > 0);
  const { skipsIntro: countsIn = false, race } = visit.shared ?? {};
  return (
    <>
      <RunningRound game={game} session={session} countsIn={countsIn} onPlayAgain={playAgain} />
      {race && <GhostRow answers={race} game={game} session={session} />}
      {dialog}
    </>
  );
}
