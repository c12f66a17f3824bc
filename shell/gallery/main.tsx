import '../src/base.css';
import { PlatformContext, type Platform } from '@soccer-legends/game-sdk/react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../src/i18n/create-i18n.ts';
import en from '../src/i18n/languages/en.json' with { type: 'json' };
import { Gallery } from './Gallery.tsx';

const i18n = createI18n('en', en);
const platform: Platform = {
  t: (key, values) => i18n.t(key, { ...values }),
  language: 'en',
  announce: () => undefined,
  nationName: (_code, fallback) => fallback,
  clubName: (name) => name,
  motion: true,
};

createRoot(document.getElementById('root')!).render(
  <PlatformContext value={platform}>
    <Gallery />
  </PlatformContext>,
);
