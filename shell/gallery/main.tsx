import '../src/base.css';
import { type Language, LANGUAGES, type TextTree } from '@soccer-legends/contracts';
import { PlatformContext, type Platform } from '@soccer-legends/game-sdk/react';
import { Choice } from '@soccer-legends/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../src/i18n/create-i18n.ts';
import { Gallery } from './Gallery.tsx';
import css from './Gallery.module.css';

const TEXTS = import.meta.glob<TextTree>('../src/i18n/languages/*.json', { import: 'default', eager: true });
/** A small phone, a phone, a tablet and the window. The components depend on the width of the window, so others need a frame. */
const WIDTHS = ['320px', '390px', '768px', '100%'] as const;

function platformIn(language: Language): Platform {
  const i18n = createI18n(language, TEXTS[`../src/i18n/languages/${language}.json`]!);
  return {
    t: (key, values) => i18n.t(key, { ...values }),
    language,
    announce: () => undefined,
    nationName: (_code, fallback) => fallback,
    clubName: (name) => name,
    motion: true,
  };
}

function Page() {
  const [width, setWidth] = useState<string>('100%');
  return (
    <>
      <header className={css.gallery}>
        <a href="/authors">Authors</a>
        <Choice
          label="width"
          choices={WIDTHS.map((value) => ({ value, label: value }))}
          value={width}
          onChange={setWidth}
        />
      </header>
      {width === '100%' ? (
        <InLanguages />
      ) : (
        <iframe className={css.frame} style={{ width }} title={`Gallery, ${width} wide`} src="?framed" />
      )}
    </>
  );
}

function InLanguages() {
  const [platform, setPlatform] = useState(() => platformIn('en'));
  return (
    <PlatformContext value={platform}>
      <Gallery language={platform.language}>
        <Choice
          label="language"
          choices={LANGUAGES.map((value) => ({ value, label: value }))}
          value={platform.language}
          onChange={(value) => setPlatform(platformIn(value as Language))}
        />
      </Gallery>
    </PlatformContext>
  );
}

createRoot(document.getElementById('root')!).render(location.search === '?framed' ? <InLanguages /> : <Page />);
