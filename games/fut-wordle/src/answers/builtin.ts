import { letters } from '@soccer-legends/game-sdk';
import type { WordleAnswer } from '@soccer-legends/game-sdk/data';

/** Players for use without the server: last name, full name, country, team, position, namesakes. */
const PLAYERS = `
Pelé | Pelé | Brazil | Santos | FW
Kane | Harry Kane | England | Tottenham Hotspur | FW
Kaká | Kaká | Brazil | Milan | MF
Özil | Mesut Özil | Germany | Arsenal | MF
Lahm | Philipp Lahm | Germany | Bayern Munich | DF
Saka | Bukayo Saka | England | Arsenal | FW
Rice | Declan Rice | England | Arsenal | MF
Pepe | Pepe | Portugal | Real Madrid | DF | Nicolas Pépé
Sané | Leroy Sané | Germany | Bayern Munich | FW | Souleymane Sané
Díaz | Luis Díaz | Colombia | Liverpool | FW | Brahim Díaz

Messi | Lionel Messi | Argentina | Barcelona | FW
Salah | Mohamed Salah | Egypt | Liverpool | FW
Henry | Thierry Henry | France | Arsenal | FW
Ramos | Sergio Ramos | Spain | Real Madrid | DF | Gonçalo Ramos
Neuer | Manuel Neuer | Germany | Bayern Munich | GK
Kroos | Toni Kroos | Germany | Real Madrid | MF
Pirlo | Andrea Pirlo | Italy | Milan | MF
Totti | Francesco Totti | Italy | Roma | FW
Kanté | N'Golo Kanté | France | Chelsea | MF
Foden | Phil Foden | England | Manchester City | MF
Vardy | Jamie Vardy | England | Leicester City | FW
Pedri | Pedri | Spain | Barcelona | MF

Neymar | Neymar | Brazil | Barcelona | FW
Mbappé | Kylian Mbappé | France | Paris Saint-Germain | FW | Ethan Mbappé
Zidane | Zinedine Zidane | France | Real Madrid | MF
Modrić | Luka Modrić | Croatia | Real Madrid | MF
Suárez | Luis Suárez | Uruguay | Barcelona | FW | Luis Suárez Miramontes
Buffon | Gianluigi Buffon | Italy | Juventus | GK
Müller | Thomas Müller | Germany | Bayern Munich | FW | Gerd Müller
Agüero | Sergio Agüero | Argentina | Manchester City | FW
Drogba | Didier Drogba | Ivory Coast | Chelsea | FW
Torres | Fernando Torres | Spain | Atlético Madrid | FW | Ferran Torres, Pau Torres

Ronaldo | Cristiano Ronaldo | Portugal | Real Madrid | FW | Ronaldo Nazário
Haaland | Erling Haaland | Norway | Manchester City | FW | Alfie Haaland
Beckham | David Beckham | England | Manchester United | MF
Benzema | Karim Benzema | France | Real Madrid | FW
Iniesta | Andrés Iniesta | Spain | Barcelona | MF
Gerrard | Steven Gerrard | England | Liverpool | MF
Lampard | Frank Lampard | England | Chelsea | MF | Frank Lampard Sr.
Maldini | Paolo Maldini | Italy | Milan | DF | Cesare Maldini, Daniel Maldini
Cantona | Eric Cantona | France | Manchester United | FW
Shearer | Alan Shearer | England | Newcastle United | FW
`;

/** Returns the built-in answers of a length, the best known first. */
export function builtinAnswers(length: number): WordleAnswer[] {
  return BUILTIN.filter(({ word }) => word.length === length);
}

const BUILTIN: readonly WordleAnswer[] = PLAYERS.split('\n').filter(Boolean).map(readPlayer);

function readPlayer(line: string): WordleAnswer {
  const [lastName = '', fullName = '', country = '', team = '', position = '', also = ''] = line.split(' | ');
  return {
    word: letters(lastName),
    lastName,
    fullName,
    country,
    team,
    position,
    also: also === '' ? [] : also.split(', '),
  };
}
