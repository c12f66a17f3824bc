// The moves of simulated players who know some of the answers, in each of the ten games. See simulated-rounds.mjs.

/**
 * Returns the strategies by the key of the game. Each takes the state of a round and a mind: `knows(question)` says whether
 * the player knows an answer, `memory` lasts for the round, `words` are those that FutWordle may ask for, and `random` is
 * the player's chance. It returns undefined where any legal move is as good.
 *
 * @param rules functions of the games' rules
 */
export function rightMoves(rules) {
  const { marksOf } = rules;
  return {
    'career-guess': ({ card, phase, round }, { knows }) =>
      phase.kind === 'answering' && knows(round) ? { kind: 'submit', playerId: card.id } : undefined,
    'connect-game': ({ slots, selected, attempts }, { knows }) => {
      if (selected.player === null) return { kind: 'pick', column: 'player', slot: slots.findIndex(isOpen) };
      if (!knows(attempts.length)) return { kind: 'pick', column: 'club', slot: otherSlot(slots, selected.player) };
      return { kind: 'pick', column: 'club', slot: selected.player };
    },
    'country-game': ({ prompts, picks }, { knows }) =>
      knows(picks.length)
        ? { kind: 'pick', card: prompts[picks.filter(({ asked, card }) => asked === card).length] }
        : undefined,
    'football-connections': chooseGroup,
    'fut-wordle': ({ answer: { word: asked }, guesses }, { knows, random, words }) => {
      const fits = (word) => guesses.every((guess) => `${marksOf(guess, word)}` === `${marksOf(guess, asked)}`);
      const recalled = words.filter((word) => fits(word) && knows(`${word} ${guesses.length}`));
      return recalled.length > 0 ? { kind: 'guess', word: random.pick(recalled) } : undefined;
    },
    'logo-game': ({ logos, question, stage, shown }, { knows }) =>
      stage === 'asking' && knows(shown.length) ? { kind: 'answer', name: logos[question.logo].name } : undefined,
    'manager-game': ({ coaches, question, stage, shown }, { knows }) =>
      stage === 'asking' && knows(shown.length) ? { kind: 'answer', name: coaches[question.coach].name } : undefined,
    'memo-game': flipKnown,
    'player-grid': ({ mode, round }, mind) => (mode === 'recall' ? nameRecalled : placeKnown)(round, mind, rules),
    'player-wheel': ({ phase, wheel, answers }, { knows }) =>
      phase.kind === 'guessing' && knows(answers.length)
        ? { kind: 'guess', text: wheel[phase.picked].name, chosenId: wheel[phase.picked].id }
        : undefined,
  };
}

/** Names a player who fits the first empty cell. */
function nameRecalled({ puzzle, right, wrong, judged }, { knows }, { solutionOf, nameIn }) {
  const cell = solutionOf(puzzle).findIndex((_, place) => right.every((answer) => answer.cell !== place));
  const player = solutionOf(puzzle)[cell];
  if (judged || player === undefined || !knows(right.length + wrong.length)) return undefined;
  return { kind: 'name', player, name: nameIn(puzzle, player), cell };
}

/**
 * Places the first player of the list, in a random empty cell if the right cell is unknown or taken. After a wrong check,
 * takes the wrong players back.
 */
function placeKnown({ puzzle, order, cells, checks }, { knows, random }, { solutionOf }) {
  const player = order.find((id) => !cells.includes(id));
  const isKnown = checks.some((checked) => `${checked}` === `${cells}`);
  if (player === undefined) return isKnown ? { kind: 'assist', returnsWrong: true } : { kind: 'check' };
  const cell = solutionOf(puzzle).indexOf(player);
  const empty = [...cells.keys()].filter((place) => cells[place] === null);
  return { kind: 'place', player, cell: knows(player) && cells[cell] === null ? cell : random.pick(empty) };
}

function isOpen(slot) {
  return slot !== null && !slot.isConnected && !slot.isIncorrect;
}

function otherSlot(slots, slot) {
  return [...slots.keys()].find((other) => other !== slot && isOpen(slots[other])) ?? slot;
}

/** Selects the easiest group that is not found yet. A player who does not know it replaces one member by another player. */
function chooseGroup({ puzzle, checks, selected, cards }, { knows, memory, random }) {
  const left = puzzle.groups.filter(({ id }) => checks.every(({ group }) => group !== id));
  const [{ players }] = left.toSorted((a, b) => a.difficulty - b.difficulty);
  const others = left.flatMap((group) => group.players).filter((player) => !players.includes(player));
  const plan = `plan ${checks.length}`;
  if (!memory.has(plan)) {
    const isSure = knows(checks.length) || others.length === 0;
    memory.set(plan, isSure ? players : [...random.sample(players, 3), random.pick(others)]);
  }
  const planned = memory.get(plan);
  const player = selected.find((one) => !planned.includes(one)) ?? planned.find((one) => !selected.includes(one));
  return player === undefined || !cards.includes(player) ? { kind: 'check' } : { kind: 'toggle', player };
}

/** Flips the partner of an open card, or a pair, that was seen and is remembered. */
function flipKnown({ cards, open, matches, phase }, { knows, memory, random }) {
  if (phase !== 'playing') return undefined;
  const isMatched = (place) => matches.some(({ playerId }) => playerId === cards[place].playerId);
  const hidden = [...cards.keys()].filter((place) => !isMatched(place) && !open.includes(place));
  const isKnown = (place) => memory.has(`seen ${place}`) && knows(place);
  const partnerOf = (place) =>
    hidden.find((other) => other !== place && cards[other].playerId === cards[place].playerId);
  const [first] = open;
  const wanted =
    first === undefined
      ? hidden.find((place) => isKnown(place) && partnerOf(place) !== undefined && isKnown(partnerOf(place)))
      : [partnerOf(first)].find((place) => place !== undefined && isKnown(place));
  const unseen = hidden.filter((place) => !memory.has(`seen ${place}`));
  const place = wanted ?? random.pick(unseen.length > 0 ? unseen : hidden);
  memory.set(`seen ${place}`, true);
  return { kind: 'flip', place };
}
