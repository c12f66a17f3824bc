import {
  AxisMarks,
  baizeClass,
  Beads,
  Button,
  Choice,
  fieldClass,
  FittedName,
  FormChip,
  Icon,
  Lives,
  MatchAxis,
  MatchLine,
  Numeral,
  OptionGroup,
  Rod,
  Score,
  StatusBar,
  StatusFact,
} from '@soccer-legends/ui';
import { type ReactNode, useState } from 'react';
import css from './Gallery.module.css';
import { FigureRod } from '../src/figures/FigureRod.tsx';
import { KITS } from '../src/figures/TableFigure.tsx';
import { Looks } from './Looks.tsx';
import { Pictures } from './Pictures.tsx';
import { Tokens } from './Tokens.tsx';

const OPTIONS = ['Lazio', 'Borussia Mönchengladbach', 'Kaiserslautern', 'Real Sociedad'];

export function Gallery({ language, children }: { language: string; children: ReactNode }) {
  return (
    <main className={css.gallery} lang={language}>
      <h1>Gallery</h1>
      {children}
      <Looks />
      <Components />
      <Pictures />
      <h2>Tokens</h2>
      <Tokens />
    </main>
  );
}

function Components() {
  return (
    <div className={css.parts}>
      <Controls />
      <Choices />
      <Marks />
      <Figures />
    </div>
  );
}

function Controls() {
  return (
    <>
      <Part title="Buttons">
        <div className={css.row}>
          <Button>Primary</Button>
          <Button look="flood">Flood</Button>
          <Button look="secondary">Secondary</Button>
          <Button look="danger">Danger</Button>
          <Button disabled>Disabled</Button>
        </div>
      </Part>
      <Part title="Status bar">
        <StatusBar>
          <Lives left={2} total={3} />
          <StatusFact text="Question 4 of 10" short="4/10" />
          <Score value={30} />
        </StatusBar>
      </Part>
      <Part title="Icons">
        <div className={css.row}>
          {(['home', 'mail', 'gear', 'menu', 'play', 'question', 'trophy', 'clock', 'dice'] as const).map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Part>
      <Part title="Names">
        <p className={css.narrow}>
          <FittedName name="Pierre-Emerick Aubameyang" />
        </p>
        <p className={css.narrow}>
          <FittedName name="Kaiserslautern" />
        </p>
      </Part>
    </>
  );
}

function Choices() {
  const [choice, setChoice] = useState('30');
  return (
    <>
      <Part title="Options">
        <OptionGroup label="Options" options={OPTIONS} question={0} onChoose={() => undefined} />
        <OptionGroup
          label="Options with the verdict"
          options={OPTIONS}
          question={0}
          verdict={{ right: 'Lazio', chosen: 'Kaiserslautern' }}
          onChoose={() => undefined}
        />
      </Part>
      <Part title="Choice">
        <Choice
          label="Timer"
          choices={['none', '30', '60'].map((value) => ({ value, label: value }))}
          value={choice}
          onChange={setChoice}
        />
      </Part>
    </>
  );
}

function Marks() {
  const [won, setWon] = useState(3);
  return (
    <>
      <Part title="Beads">
        <div className={`${baizeClass} ${css.pad}`}>
          <Beads won={won} lost={1} total={10} label={`${won} won, 1 lost, ${9 - won} to play`} />
        </div>
        <Button look="secondary" onClick={() => setWon((won + 1) % 10)}>
          Win one
        </Button>
      </Part>
      <Part title="Match line">
        <MatchLine
          marks={['hit', 'hit', 'hit', 'miss', 'hit', 'near', 'hit', 'none', 'hit', 'hit']}
          label="7 of 10 right"
        />
        <MatchAxis top={-42} height={84} label="Two rounds">
          <AxisMarks marks={['hit', 'miss', 'near', 'hit', 'none']} y={() => -20} />
          <AxisMarks marks={['miss', 'hit', 'hit']} places={5} y={() => 20} />
        </MatchAxis>
        <input className={fieldClass} aria-label="Text" />
        <Rod />
      </Part>
      <Part title="Form">
        <div className={css.row}>
          {(['won', 'drawn', 'lost', 'rest'] as const).map((result) => (
            <FormChip key={result} result={result} />
          ))}
        </div>
      </Part>
    </>
  );
}

function Figures() {
  return (
    <>
      <Part title="Numerals">
        <div className={`${baizeClass} ${css.pad}`}>
          <Numeral size="cover">147</Numeral>{' '}
          <Numeral>
            9<small>/10</small>
          </Numeral>
        </div>
      </Part>
      <Part title="Kits of the day">
        {KITS.map((kit) => (
          <div key={kit.shirt} className={`${baizeClass} ${css.team}`}>
            <FigureRod kit={kit} numbers={[7, 4, 10]} />
          </div>
        ))}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
