import type { IntroExample } from '@soccer-legends/game-sdk';
import type { CSSProperties, ReactNode } from 'react';
import { FIGURE, TableFigure, type TableKit } from '../figures/TableFigure.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './MoveExample.play.module.css';

/** Returns the class and style of an element that the move presses as the nth one. */
const pressed = (order = 0, look = '') => ({
  className: `${css.pressed} ${look}`,
  style: { '--order': order } as CSSProperties,
});

/** A small picture of the first move. It plays three times and ends in the state after the move. Decorative. */
export function MoveExample({ example }: { example: IntroExample }) {
  const { t } = useShellTexts();
  return (
    <figure className={css.example} aria-hidden="true">
      <figcaption>{t('play.example')}</figcaption>
      <div className={`${css.scene} ${css[example] ?? ''}`} translate="no">
        {SCENES[example]}
      </div>
    </figure>
  );
}

const RED = { shirt: '#db2335', sleeves: '#ffffff', shorts: '#ffffff', number: '#ffffff' };
const BLUE = { shirt: '#1b3a96', sleeves: '#1b3a96', shorts: '#1b3a96', number: '#ffffff' };
const SKY = { shirt: '#84c6f1', sleeves: '#ffffff', shorts: '#13224a', number: '#13224a' };
const SUIT = { shirt: '#3d4b55', sleeves: '#3d4b55', shorts: '#3d4b55', number: '#db2335' };

const SCENES: Readonly<Record<IntroExample, ReactNode>> = {
  choose: (
    <>
      <span className={css.grass}>
        <Crest colors="#84c6f1 50%, #fffdf6 0" />
      </span>
      <Names names={['Genoa', 'Napoli', 'Milan', 'Roma']} right={1} />
    </>
  ),
  name: (
    <>
      <span className={css.grass}>
        <Crest colors="#ffdc1f 50%, #17191c 0" />
        <Crest colors="#db2335 50%, #db2335 0" />
        <Bust kit={SUIT} />
      </span>
      <Names names={['Zidane', 'Allegri', 'Klopp', 'Simeone']} right={2} />
    </>
  ),
  pick: (
    <>
      <i className={css.flag} />
      {[RED, SKY, BLUE].map((kit, index) => (
        <span key={kit.shirt} {...(index === 2 && pressed())}>
          <Bust kit={kit} />
        </span>
      ))}
    </>
  ),
  pair: (
    <>
      <span>Messi</span>
      <span {...pressed(1)}>
        <Crest colors="#db2335 50%, #db2335 0" /> Liverpool
      </span>
      <span {...pressed()}>Salah</span>
      <span>
        <Crest colors="#fffdf6 50%, #fffdf6 0" /> Real
      </span>
      <span>Kroos</span>
      <span>
        <Crest colors="#1b3a96 50%, #db2335 0" /> Barça
      </span>
    </>
  ),
  search: (
    <>
      <p>
        <Crest colors="#1b3a96 50%, #db2335 0" /> 2004–2021
      </p>
      <p>
        <Crest colors="#13224a 50%, #db2335 0" /> 2021–2023
      </p>
      <span>Mes</span>
      <span {...pressed()}>Messi</span>
    </>
  ),
  type: (
    <>
      {[...'PIRLO'].map((letter, index) => (
        <span key={letter} {...pressed(index, [css.absent, css.present, css.right, css.absent, css.absent][index])}>
          <b>{letter}</b>
        </span>
      ))}
      {Array.from('PIRLOPIRLO', (_, tile) => (
        <span key={tile} />
      ))}
    </>
  ),
  group: ['Messi', 'Kane', 'Agüero', 'Pirlo', 'Xavi', 'Tévez', 'Kaká', 'Crespo'].map((name, index) => (
    <span key={name} {...([0, 2, 5, 7].includes(index) && pressed([0, 2, 5, 7].indexOf(index)))}>
      {name}
    </span>
  )),
  flip: [0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
    <span key={card} {...([1, 6].includes(card) && pressed(card === 1 ? 0 : 1))}>
      {card === 1 && <Bust kit={SKY} />}
      {card === 6 && <b>Messi</b>}
    </span>
  )),
  place: (
    <>
      <i />
      <i className={css.flag} />
      <i className={css.england} />
      <Crest colors="#84c6f1 50%, #fffdf6 0" />
      <span />
      <span />
      <Crest colors="#db2335 50%, #db2335 0" />
      <span />
      <span {...pressed()}>
        <b>Kane</b>
      </span>
    </>
  ),
  spin: (
    <>
      <span className={css.wheel} />
      <span {...pressed(0, css.sticker)}>
        <Bust kit={RED} />
      </span>
    </>
  ),
};

function Names({ names, right }: { names: readonly string[]; right: number }) {
  return names.map((name, index) => (
    <span key={name} {...(index === right && pressed(0, css.right))}>
      {name}
    </span>
  ));
}

function Crest({ colors }: { colors: string }) {
  return <i className={css.crest} style={{ '--colors': colors } as CSSProperties} />;
}

function Bust({ kit }: { kit: TableKit }) {
  return (
    <svg viewBox="10 8 100 112" stroke={FIGURE.ink} strokeWidth="4" strokeLinejoin="round">
      <TableFigure kit={kit} />
    </svg>
  );
}
