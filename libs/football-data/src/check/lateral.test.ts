import { LANGUAGES } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { lateralGroups } from '../lateral/lateral-groups.ts';
import { parseLateral } from '../text/lateral.ts';
import { lateralErrors } from './lateral.ts';

const data = loadFootballData();
const TITLES = LANGUAGES.join(' | ');

test.each([
  ['a surname that is another word', 'surname in the reason', 'John Stones: BRICKS', 'John Stones'],
  ['a club before the player joined', 'clubs in the reason', 'Deco: Porto 2004, Barcelona 2002', 'Deco'],
  ['a shirt worn after the player left', 'years at Arsenal', 'Robin van Persie: 2010–2013', 'Robin van Persie'],
  ['a shirt worn between two spells', 'years at Liverpool', 'Ian Rush: 1981–1991', 'Ian Rush'],
  ['a season at another club', 'at Arsenal 2003-2004', 'Wayne Rooney', 'Wayne Rooney'],
  ['a national team', 'nation ENG', 'Zinedine Zidane', 'Zinedine Zidane'],
  ['a national team that is ruled out', 'not nation FRA', 'Zinedine Zidane', 'Zinedine Zidane'],
  ['a prize of somebody else', 'list ballon-dor', 'Paul Scholes: 2003', 'Paul Scholes'],
])('contradicts %s', (_what, check, wrong, name) => {
  const groups = groupsOf(`sample | ${TITLES}\n  source: none\n  check: ${check}\n  ${wrong}`);
  expect(lateralErrors({ ...data, lateralGroups: groups })).toContain(
    `lateral group sample contradicts the data set: ${name} (${check})`,
  );
});

test('confirms two spells without a gap, and spells that have not ended', () => {
  const text = `sample | ${TITLES}
  source: none
  check: years at Liverpool
  Ian Rush: 1981–1987, 1988–1996; Robbie Fowler: 1996–2001; Dirk Kuyt: 2006–2012; Virgil van Dijk: 2018–`;
  expect(lateralErrors({ ...data, lateralGroups: groupsOf(text) })).toEqual([]);
});

test.each([
  ['three members', 'Deco; Xavi; Kaká', 'has 3 members'],
  [
    'three different words',
    'Alex Song: SONG; Rigobert Song: SONG; Deco: D; Xavi: X',
    'has members with only 3 different words',
  ],
])('a group of %s is too small', (_what, members, error) => {
  const groups = groupsOf(`sample | ${TITLES}\n  source: none\n  differ: word\n  ${members}`);
  expect(lateralErrors({ ...data, lateralGroups: groups })).toEqual([`lateral group sample ${error}`]);
});

test.each([
  ['too few members', '  Ted Lasso', /Ted Lasso is not exactly one player/],
  ['an ambiguous name', '  Jorginho', /Jorginho is not exactly one player/],
  ['an unknown rule', '  rule: astrology', /there is no rule "astrology"/],
  ['an unknown coach', '  rule: coach\n  values: Ted Lasso', /Ted Lasso is not in coaches.txt/],
  ['an unknown club', '  rule: both clubs\n  values: Ajax, Richmond', /Richmond is not in clubs.txt/],
  ['neither rule nor members', '', /needs either a rule or members/],
  ['a reason in two languages', '  Deco: one / two', /has a reason in 2 languages/],
  ['an unknown difference', '  differ: color\n  Deco', /differ is "color"/],
])('%s cannot be read', (_what, body, message) => {
  expect(() => groupsOf(`sample | ${TITLES}\n  source: none\n${body}`)).toThrow(message);
});

function groupsOf(text: string) {
  return lateralGroups(parseLateral('sample.txt', text), data);
}
