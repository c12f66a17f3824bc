import { useNews, usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { arrowKeyTarget, Score, StatusBar } from '@soccer-legends/ui';
import { Carried, DragArea, useDragItem, useDropPlace } from '@soccer-legends/ui/drag';
import { useState } from 'react';
import { CUPS, foundIn, MISSES, POINTS, type NewGameMove, type NewGameState } from '../rules/new-game.ts';
import css from './NewGame.module.css';

type NewGameProps = GameViewProps<NewGameState, NewGameMove>;

/** Shows a state and plays moves. Contains no rules. */
export function NewGame({ state, play }: NewGameProps) {
  const t = useTexts();
  const verdict = useVerdict(state);
  const { length: found } = foundIn(state);

  return (
    <div className={css.game}>
      <StatusBar>
        <span>{t('status.misses', { left: MISSES - (state.tries.length - found) })}</span>
        <Score value={found * POINTS} />
      </StatusBar>
      <h2 className={css.question}>{verdict ?? t('question')}</h2>
      <Board state={state} play={play} />
    </div>
  );
}

/** Returns the verdict on the last try; undefined before the first. Announces it, or the question, and plays its sound. */
function useVerdict(state: NewGameState): string | undefined {
  const t = useTexts();
  const { nationName } = usePlatform();
  const last = state.tries.at(-1);
  const isRight = foundIn(state).some(({ year, winner }) => year === last?.year && winner === last.nation);
  const sound = last && (isRight ? 'right' : 'wrong');
  const verdict = last && sound && t(sound, { name: nationName(last.nation, last.nation), year: last.year });
  useNews({ text: verdict ?? t('question'), sound, event: `${state.tries.length}` });
  return verdict;
}

/** The cups and the nations. Players drag a nation to its year, or press the nation and then the year. */
function Board({ state, play }: Pick<NewGameProps, 'state' | 'play'>) {
  const { cups, nations } = state;
  const t = useTexts();
  const { nationName } = usePlatform();
  const [picked, setPicked] = useState<string | undefined>();
  const found = foundIn(state);
  const nameOf = (nation: string) => nationName(nation, nation);

  function place(nation: string | undefined, cup: number | undefined): void {
    const year = cup === undefined ? undefined : cups[cup]?.year;
    if (nation !== undefined && year !== undefined) play({ kind: 'place', nation, year });
    setPicked(undefined);
  }

  return (
    <DragArea help={t('intro.keys')} nextPlace={nextCup} onDrop={({ item }, cup) => place(nations[item], cup)}>
      <div className={css.cups} role="group" aria-label={t('question')}>
        {cups.map((cup, index) => {
          const winner = found.includes(cup) ? nameOf(cup.winner) : undefined;
          const onPress = () => place(picked, index);
          return <Cup key={cup.year} cup={index} year={cup.year} winner={winner} onPress={onPress} />;
        })}
      </div>
      <div className={css.nations} role="group" aria-label={t('nations')}>
        {nations.map((nation, item) => (
          <Nation
            key={nation}
            item={item}
            name={nameOf(nation)}
            isPlaced={found.some(({ winner }) => winner === nation)}
            isPicked={nation === picked}
            onPress={() => setPicked(nation === picked ? undefined : nation)}
          />
        ))}
      </div>
      <Carried>{(item) => <span className={css.nation}>{nameOf(nations[item]!)}</span>}</Carried>
    </DragArea>
  );
}

/** Returns the cup to which a key moves a carried nation; undefined for other keys. */
function nextCup(code: string, from: number | undefined): number | undefined {
  if (!code.startsWith('Arrow')) return undefined;
  return from === undefined ? 0 : arrowKeyTarget(code, from, CUPS, CUPS);
}

interface CupProps {
  cup: number;
  year: number;
  /** Undefined until it is found. */
  winner: string | undefined;
  onPress(): void;
}

function Cup({ cup, year, winner, onPress }: CupProps) {
  const { props, isOver } = useDropPlace(cup);
  return (
    <button
      {...props}
      type="button"
      className={css.cup}
      data-over={isOver}
      data-found={winner !== undefined}
      onClick={onPress}
    >
      {year} {winner}
    </button>
  );
}

interface NationProps {
  item: number;
  name: string;
  isPlaced: boolean;
  isPicked: boolean;
  onPress(): void;
}

function Nation({ item, name, isPlaced, isPicked, onPress }: NationProps) {
  const { props, helpId, isCarried } = useDragItem(item);
  if (isPlaced) return <span />;
  return (
    <button
      {...props}
      type="button"
      className={css.nation}
      aria-pressed={isPicked}
      aria-describedby={helpId}
      onClick={() => !isCarried && onPress()}
    >
      {name}
    </button>
  );
}
