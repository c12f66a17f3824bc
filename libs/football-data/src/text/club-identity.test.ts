import { describe, expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { otherClubIds } from '../other-club-ids.ts';
import { indexClubNames } from './people.ts';

const data = loadFootballData();
const clubOf = indexClubNames(data.clubs, data.otherClubs);
const idOf = otherClubIds(data.otherClubs);

/** Clubs that share a name with others, or had another one. A club with an id is in the lists. */
test.each([
  ['Al-Ahli', null, 'Al-Ahli', 250],
  ['Al-Ahli', 'KSA', 'Al-Ahli', 250],
  ['Al-Ahli', 'QAT', 'Al-Ahli Doha', null],
  ['Al-Ahli', 'UAE', 'Shabab Al-Ahli', null],
  ['Al-Ahli Dubai', 'UAE', 'Shabab Al-Ahli', null],
  ['Al Ahly', null, 'Al Ahly', 258],
  ['Al-Nassr', null, 'Al-Nassr', 248],
  ['Al-Nasr', 'UAE', 'Al-Nasr Dubai', null],
  ['Al-Ettifaq', 'KSA', 'Al-Ettifaq', null],
  ['Al-Ittifaq', 'UAE', 'Al-Ittifaq Dubai', null],
  ['Al-Shabab', 'KSA', 'Al-Shabab', null],
  ['Al-Shabab Dubai', 'UAE', 'Al-Shabab Dubai', null],
  ['Al-Qadsiah', 'KSA', 'Al-Qadsiah', null],
  ['Al-Qadsia', 'KUW', 'Qadsia', null],
  ['Lekhwiya', 'QAT', 'Al-Duhail', null],
  ['Nacional', null, 'Nacional', 230],
  ['Nacional', 'URU', 'Nacional', 230],
  ['Nacional', 'POR', 'Nacional da Madeira', null],
  ['Nacional', 'PAR', 'Nacional Asunción', null],
  ['El Nacional', 'ECU', 'El Nacional', null],
  ['Olimpia', 'HON', 'Olimpia Tegucigalpa', null],
  ['Olimpia', 'PAR', 'Olimpia Asunción', null],
  ['Guarani', 'BRA', 'Guarani', null],
  ['Guaraní', 'PAR', 'Guaraní Asunción', null],
  ['Vitória', 'BRA', 'Vitória', null],
  ['Vitória SC', null, 'Vitória de Guimarães', 152],
  ['MetroStars', 'USA', 'New York Red Bulls', 236],
  ['Wimbledon', null, 'Wimbledon', 45],
  ['AFC Wimbledon', 'ENG', 'AFC Wimbledon', null],
  ['Milton Keynes Dons', 'ENG', 'Milton Keynes Dons', null],
  ['UNAM', 'MEX', 'Pumas UNAM', null],
  ['Dorados', 'MEX', 'Dorados de Sinaloa', null],
  ['Guangzhou', null, 'Guangzhou', 257],
  ['Guangzhou R&F', 'CHN', 'Guangzhou City', null],
  ['Hebei China Fortune', 'CHN', 'Hebei', null],
  ['Hangzhou Greentown', 'CHN', 'Zhejiang', null],
  ['Shandong Luneng', 'CHN', 'Shandong Taishan', null],
  ['Jiangsu Suning', 'CHN', 'Jiangsu', null],
  ['Dalian Aerbin', 'CHN', 'Dalian Professional', null],
  ['Dalian Shide', 'CHN', 'Dalian Shide', null],
  ['Guizhou Renhe', 'CHN', 'Beijing Renhe', null],
  ['Bellmare Hiratsuka', 'JPN', 'Shonan Bellmare', null],
  ['Suwon Bluewings', 'KOR', 'Suwon Samsung Bluewings', null],
  ['Hyundai Horang-i', 'KOR', 'Ulsan HD', null],
  ['Montreal Impact', 'CAN', 'Montréal', null],
  ['Dallas Burn', 'USA', 'FC Dallas', null],
  ['Kansas City Wizards', 'USA', 'Sporting Kansas City', null],
  ['Portuguesa', 'BRA', 'Portuguesa', null],
  ['Portuguesa', 'VEN', 'Portuguesa de Acarigua', null],
  ['Barcelona', null, 'Barcelona', 54],
  ['Barcelona SC', 'ECU', 'Barcelona SC', null],
  ['River Plate', null, 'River Plate', 223],
  ['River Plate', 'URU', 'River Plate Montevideo', null],
  ['Racing White Daring Molenbeek', 'BEL', 'RWD Molenbeek', null],
  ['Mandiyú', 'ARG', 'Deportivo Mandiyú', null],
  ['Karlsruhe', 'GER', 'Karlsruher SC', null],
  ['Linz', 'AUT', 'FC Linz', null],
  ['LASK', 'AUT', 'LASK', null],
  ['Ajax', null, 'Ajax', 153],
  ['Ajax Cape Town', 'RSA', 'Ajax Cape Town', null],
  ['Cape Town Spurs', 'RSA', 'Cape Town Spurs', null],
  ['Lodigiani', 'ITA', 'Lodigiani', null],
  ['Cisco Roma', 'ITA', 'Cisco Roma', null],
  ['Beerschot', 'BEL', 'Beerschot', null],
  ['Germinal Beerschot', 'BEL', 'Germinal Beerschot', null],
])('"%s" of %s in a data file is the club %s', (name, country, club, clubId) => {
  expect(clubOf(name, country)).toEqual({ club, clubId });
});

describe('a spell is at the right one of clubs with the same name', () => {
  test.each([
    ['Pep Guardiola', 2003, 'Al-Ahli Doha', 'QAT'],
    ['Riyad Mahrez', 2023, 'Al-Ahli', 'KSA'],
    ['Ricardo Quaresma', 2013, 'Shabab Al-Ahli', 'UAE'],
    ['Fabio Cannavaro', 2010, 'Shabab Al-Ahli', 'UAE'],
    ['Fábio Coentrão', 2008, 'Nacional da Madeira', 'POR'],
    ['Luis Suárez', 2005, 'Nacional', 'URU'],
    ['Roque Santa Cruz', 1997, 'Olimpia Asunción', 'PAR'],
    ['Roque Santa Cruz', 2026, 'Nacional Asunción', 'PAR'],
    ['David Suazo', 1999, 'Olimpia Tegucigalpa', 'HON'],
    ['Careca', 1978, 'Guarani', 'BRA'],
    ['José Luis Chilavert', 1984, 'Guaraní Asunción', 'PAR'],
    ['Tim Howard', 1998, 'New York Red Bulls', 'USA'],
    ['Vinnie Jones', 1986, 'Wimbledon', 'ENG'],
  ])('%s in %i is at %s (%s)', (player, year, club, country) => {
    const { career } = data.players.find(({ name, fullName }) => name === player || fullName === player)!;
    const countries = new Map([...data.clubs, ...data.otherClubs].map(({ id, country: code }) => [id, code]));
    const spells = career.filter(({ start }) => start === year);
    expect(spells.map((spell) => [spell.club, countries.get(spell.clubId ?? idOf(spell)!)])).toContainEqual([
      club,
      country,
    ]);
  });
});

test('nobody was at Wimbledon after its last season, 2003/04', () => {
  const spells = data.players.flatMap(({ career }) => career.filter(({ clubId }) => clubId === 45));
  expect(Math.max(...spells.map(({ end }) => end ?? Infinity))).toBeLessThanOrEqual(2004);
});
