import { describe, expect, test } from 'vitest';
import { isDomesticLeague } from './people.ts';
import { toDate, toYear, toCount, toId, toPictureUrl, toText, toWholeText } from './schema.ts';

describe('a text of the data service', () => {
  test.each([
    ['Kaká', 'Kaká'],
    ['  Brazil  U23 ', 'Brazil U23'],
    ['N&apos;Golo', "N'Golo"],
    ['Brighton &amp; Hove', 'Brighton & Hove'],
    ['N&#x27;Golo', "N'Golo"],
    ['N&rsquo;Golo', 'N’Golo'],
    ['M&uuml;ller', 'Müller'],
    ['O&amp;apos;Shea', "O'Shea"],
    ['O&amp;amp;#39;Shea', "O'Shea"],
    ['AT&T', 'AT&T'],
    ['PÃ©rez', 'Pérez'],
    ['Ã\u0081ngel', 'Ángel'],
    ['Dâ€™Alessandro', 'D’Alessandro'],
    ['PÃƒÂ©rez', 'Pérez'],
    ['Mãe d’Água', 'Mãe d’Água'],
    ['\u00EF\u00BF\u00BD. P\u00EF\u00BF\u00BDrez', '. Prez'],
    ['Lewan\u00ADdowski', 'Lewandowski'],
    ['Ev\u202Eil\u0000\u200B', 'Evil'],
    ['two\nlines', 'two lines'],
    [1860, '1860'],
    ['', null],
    ['\u200B \u0007', null],
    [null, null],
    [undefined, null],
    [{ name: 'x' }, null],
    ['x'.repeat(1_000_000), 'x'.repeat(120)],
    ['😀'.repeat(200), '😀'.repeat(120)],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j is read as %j', (wire, expected) => {
    expect(toText(wire)).toBe(expected);
  });
});

test.each([
  ['\u00EF\u00BF\u00BD. P\u00EF\u00BF\u00BDrez', null],
  ['P\uFFFDrez', null],
  ['P&eacute;rez', 'Pérez'],
  [null, null],
])('the name %j, of which letters may be lost, is read as %j', (wire, expected) => {
  expect(toWholeText(wire)).toBe(expected);
});

describe('a number of the data service', () => {
  test.each([
    [7, 7],
    ['7', 7],
    [' 12 ', 12],
    ['1500000125', 1_500_000_125],
    [0, 0],
    [-1, null],
    [1.5, null],
    ['7.3', null],
    ['', null],
    ['1e3', null],
    [NaN, null],
    [Infinity, null],
    [null, null],
    [true, null],
    [[7], null],
  ])('%j is read as %j', (wire, expected) => {
    expect(toCount(wire)).toBe(expected);
  });

  test.each([
    [0, null],
    [1, 1],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, null],
  ])('the id of %j is %j', (wire, expected) => {
    expect(toId(wire)).toBe(expected);
  });
});

describe('a date of the data service', () => {
  test.each([
    ['2019-07-01', '2019-07-01'],
    ['2019-07-01T10:00:00+00:00', '2019-07-01'],
    ['020106', '2006-01-02'],
    [20106, '2006-01-02'],
    ['310899', '1999-08-31'],
    ['300206', null],
    ['2019-13-01', null],
    ['0000-00-00', null],
    ['', null],
    [null, null],
    ['soon', null],
  ])('%j is read as %j', (wire, expected) => {
    expect(toDate(wire)).toBe(expected);
  });

  test.each([
    ['1992-02-05', 1992],
    [2020, 2020],
    ['2020', 2020],
    ['2020/2021', 2020],
    ['020106', 2006],
    [20, null],
    ['20', null],
    [null, null],
  ])('the year of %j is %j', (wire, expected) => {
    expect(toYear(wire)).toBe(expected);
  });
});

describe('the URL of a picture of the data service', () => {
  const photo = 'https://media.api-sports.io/football/players/276.png';

  test.each([
    [photo, photo],
    ['http://media-3.api-sports.io/football/teams/33.png', 'http://media-3.api-sports.io/football/teams/33.png'],
    ['https://media.api-sports.io/football/players/0.png', null],
    ['https://media.api-sports.io/football/players/null.png', null],
    ['https://media.api-sports.io/football/players/placeholder.png', null],
    ['https://media.api-sports.io/football/players/10.png', 'https://media.api-sports.io/football/players/10.png'],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['https://user:pass@media.api-sports.io/1.png', null],
    ['//media.api-sports.io/1.png', null],
    [`https://media.api-sports.io/${'a'.repeat(2048)}.png`, null],
    [`https://media.api-sports.io/${'é'.repeat(1000)}.png`, null],
    [null, null],
    [7, null],
  ])('%j is read as %j', (wire, expected) => {
    expect(toPictureUrl(wire)).toBe(expected);
  });
});

describe('a competition that counts for careers', () => {
  test.each([
    ['Premier League', 'England', true],
    ['Championship', 'England', true],
    ['Serie A', 'Italy', true],
    ['Süper Lig', 'Turkey', true],
    ['Super League', 'Switzerland', true],
    ['FA Cup', 'England', false],
    ['Copa del Rey', 'Spain', false],
    ['Coupe de France', 'France', false],
    ['Taça de Portugal', 'Portugal', false],
    ['Türkiye Kupası', 'Turkey', false],
    ['Trophée des Champions', 'France', false],
    ['Community Shield', 'England', false],
    ['UEFA Champions League', 'World', false],
    ['Friendlies Clubs', 'World', false],
    ['EC Qualification', null, false],
    ['Nations League', 'World', false],
    ['Women League', null, false],
    ['Friendlies Clubs', 'England', false],
    [null, 'England', false],
  ])('%s of %s: %s', (name, country, expected) => {
    expect(isDomesticLeague({ name, country })).toBe(expected);
  });
});
