import { AUDIT_ACTIONS, AUDIT_AREAS, flatTexts, PROBLEM_CODES, type TextTree } from '@soccer-legends/contracts';
import { testLocales } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { actionTextKey } from '../audit/use-action-text.ts';
import { SPECIFIED } from '../components/Specified.tsx';
import { isTranslated } from '../http/use-error-text.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales('the console', { en, es, fr, pt, it, de });

test('the console has a text for every error code that it can receive', () => {
  const texts = Object.keys(flatTexts(en.problem as TextTree));
  expect(texts.toSorted()).toEqual(PROBLEM_CODES.filter(isTranslated).toSorted());
});

test('the console has a text for every audited action and area, and for no other', () => {
  const { actions, areas } = en.audit;
  const texts = Object.keys(flatTexts({ audit: { actions, areas }, plugins: { action: en.plugins.action } }));
  const used = [...AUDIT_ACTIONS.map(actionTextKey), ...AUDIT_AREAS.map((area) => `audit.areas.${area}`)];
  expect(texts.toSorted()).toEqual(used.toSorted());
});

test('every specified text has a translation', () => {
  const texts = flatTexts(en as TextTree);
  expect(Object.values(SPECIFIED).filter(([, key]) => !(key in texts))).toEqual([]);
});
