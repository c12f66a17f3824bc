// Parts of names with accents, apostrophes, hyphens and spaces, which the search must find.
export const FIRST_NAMES = 'Álvaro João Łukasz Søren Mehmet Jean-Pierre Giovanni Björn Kwame Yuto'.split(' ');
export const LAST_NAMES = "García,Müller,Ødegaard,da Silva,Kowalski,van Dijk,N'Diaye,Rossi,Tanaka,Smith".split(',');
