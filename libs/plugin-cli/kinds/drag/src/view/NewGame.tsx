import { useNews, usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { arrowKeyTarget, Score, StatusBar } from '@soccer-legends/ui';
import { Carried, DragArea, useDragItem, useDropPlace } from '@soccer-legends/ui/drag';
import { useState } from 'react';
import { CUPS, foundIn, MISSES, POINTS, type NewGameMove, type NewGameState } from '../rules/new-game.ts';
import css from './NewGame.module.css';

/** Shows a state and plays moves. Contains no rules. A nation is dragged to its year, or pressed before it. */
export function NewGame({ state, play }: GameViewProps<NewGameState, NewGameMove>) {
  const { cups, nations, tries } = state;
  const t = useTexts();
  const { nationName } = usePlatform();
  const [picked, setPicked] = useState<string | undefined>();
  const found = foundIn(state);
  const nameOf = (nation: string) => nationName(nation, nation);
  const last = tries.at(-1);
  const isRight = found.some(({ year, winner }) => year === last?.year && winner === last.nation);
  const verdict = last && t(isRight ? 'right' : 'wrong', { name: nameOf(last.nation), year: last.year });
  const sound = last && (isRight ? 'right' : 'wrong');
  useNews({ text: verdict ?? t('question'), sound, event: `${tries.length}` });

  function place(nation: string | undefined, cup: number | undefined): void {
    const year = cup === undefined ? undefined : cups[cup]?.year;
    if (nation !== undefined && year !== undefined) play({ kind: 'place', nation, year });
    setPicked(undefined);
  }

  return (
    <div className={css.game}>
      <StatusBar>
        <span>{t('status.misses', { left: MISSES - (tries.length - found.length) })}</span>
        <Score value={found.length * POINTS} />
      </StatusBar>
      <h2 className={css.question}>{verdict ?? t('question')}</h2>
      <DragArea help={t('intro.keys')} nextPlace={nextCup} onDrop={({ item }, cup) => place(nations[item], cup)}>
        <div className={css.cups} role="group" aria-label={t('question')}>
          {cups.map((cup, index) => (
            <Cup
              key={cup.year}
              cup={index}
              year={cup.year}
              winner={found.includes(cup) ? nameOf(cup.winner) : undefined}
              onPress={() => place(picked, index)}
            />
          ))}
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
    </div>
  );
}

/** Returns the cup that an arrow key moves a carried nation to. */
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
