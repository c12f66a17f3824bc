import type { Intro, IntroFacts, Options } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { baizeClass, Choice } from '@soccer-legends/ui';
import { useState } from 'react';
import { FigureRod } from '../figures/FigureRod.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { HowToPlay } from './HowToPlay.tsx';
import css from './Intro.play.module.css';
import { IntroDock } from './IntroDock.tsx';
import { IntroTop } from './LoadingGame.tsx';
import { MoveExample } from './MoveExample.tsx';
import type { GameVisit, PhaseOf } from './visit.ts';

const MOST_FACTS = 3;
const FIGURE_NUMBERS = [7, 4, 10, 8];

export function IntroScreen({ visit, phase }: { visit: GameVisit; phase: PhaseOf<'intro'> }) {
  const { t } = useShellTexts();
  const { game, listing, shared } = visit;
  const [chosen, setChosen] = useState(phase.options);
  const { intro } = game;
  if (!intro) return null;
  return (
    <div className={css.intro}>
      <div className={css.about}>
        {shared?.top ?? <IntroTop listing={listing} />}
        <Start intro={intro} chosen={chosen} />
        {shared?.note && <p className={css.note}>{shared.note}</p>}
        {shared ? (
          <Preset intro={intro} chosen={chosen} />
        ) : (
          <Choices intro={intro} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
      <section className={css.rules} data-optional>
        <h2>{t('play.howToPlay')}</h2>
        <HowToPlay game={game} />
        {/* Decorative: only a large window has room for it. */}
        <div className={css.room}>
          <div className={`${baizeClass} ${css.stage}`}>
            <FigureRod numbers={FIGURE_NUMBERS} cut="busts" />
          </div>
        </div>
      </section>
      <IntroDock visit={visit} phase={phase} intro={intro} chosen={chosen} />
    </div>
  );
}

function Start({ intro: { example, ...intro }, chosen }: { intro: Intro; chosen: Options }) {
  const { t } = useShellTexts();
  const facts: IntroFacts | undefined = typeof intro.facts === 'function' ? intro.facts(chosen) : intro.facts;
  if (!facts && !example) return null;
  return (
    <div className={css.start}>
      {example && <MoveExample example={example} />}
      {facts && (
        <ul className={css.facts}>
          {Object.entries(facts)
            .slice(0, MOST_FACTS)
            .map(([fact, count]) => (
              <li key={fact}>
                <strong>{count}</strong> {t(`play.facts.${fact}`, { count })}
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}

/** The options of a shared round that differ from those of a free round. */
function Preset({ intro: { options = [] }, chosen }: { intro: Intro; chosen: Options }) {
  const t = useTexts();
  return options.map(({ name, label, choices, initial }) => {
    const choice = choices.find(({ value }) => value === chosen[name]);
    if (!choice || choice.value === initial) return null;
    return (
      <p key={name} className={css.note}>
        {t(label)} · <strong>{t(choice.label)}</strong>
      </p>
    );
  });
}

interface ChoicesProps {
  intro: Intro;
  chosen: Options;
  onChoose(options: Options): void;
}

function Choices({ intro: { options = [] }, chosen, onChoose }: ChoicesProps) {
  const t = useTexts();
  return options.map(({ name, label, choices }) => (
    <Choice
      key={name}
      label={t(label)}
      choices={choices.map(({ value, label: name, about }) => ({
        value,
        label: t(name),
        ...(about !== undefined && { about: t(about) }),
      }))}
      value={chosen[name] ?? ''}
      onChange={(value) => onChoose({ ...chosen, [name]: value })}
    />
  ));
}
