import { expect, test } from 'vitest';
import { fullerName, shownName } from './person-names.ts';

test.each([
  ['M. Maignan', 'Mike Peterson', 'Mike Maignan'],
  ['R. Varane', 'Raphaël Xavier', 'Raphaël Varane'],
  ['O. Dembélé', 'Masour Ousmane', 'Ousmane Dembélé'],
  ['W. Zaha', 'Dazet Wilfried Armel', 'Wilfried Zaha'],
  ['E. Mendy', 'Édouard Osoque', 'Édouard Mendy'],
  ['J. Mateta', 'Jean-Philippe', 'Jean-Philippe Mateta'],
  ['J.-P. Papin', 'Jean-Pierre Roger', 'Jean-Pierre Papin'],
  ['E. Choupo-Moting', 'Jean-Eric Maxim', 'Eric Choupo-Moting'],
  ['D.Núñez', 'Darwin Gabriel', 'Darwin Núñez'],
  ['İ. Gündoğan', 'Ilkay', 'Ilkay Gündoğan'],
  ['K. De Bruyne', null, 'K. De Bruyne'],
  ['P. Foden', 'Walter', 'P. Foden'],
  ['Ronaldinho', 'Ronaldo', 'Ronaldinho'],
])('%s with the given names %s is shown as %s', (name, firstName, shown) => {
  expect(shownName({ name, firstName })).toBe(shown);
});

test('an abbreviated name does not replace the whole one', () => {
  expect(fullerName('Jean-Pierre Papin', 'J.-P. Papin')).toBe('Jean-Pierre Papin');
  expect(fullerName('J. Papin', 'Jean-Pierre Papin')).toBe('Jean-Pierre Papin');
});
