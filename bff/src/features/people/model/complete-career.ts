import type { Spell } from './facts.ts';

/**
 * Returns the bundled career with the service's missing figures, end of the current spell and later spells, in order of
 * time. All other bundled facts stay: they go further back.
 */
export function completeCareer(bundled: readonly Spell[], service: readonly Spell[]): readonly Spell[] {
  if (service.length === 0) return bundled;
  const latestStart = Math.max(...bundled.map(({ from }) => from), 0);
  const used = new Set<Spell>();
  const updated = bundled.map((spell) => {
    const matches = candidatesFor(spell, bundled, service).filter((candidate) => !used.has(candidate));
    // The service may split a spell; the end of the last part is the end of the spell.
    const match = spell.to === null ? matches.at(-1) : matches[0];
    if (!match) return spell;
    used.add(match);
    return updateSpell(spell, match);
  });
  const later = service.filter(
    (spell) => !used.has(spell) && spell.from >= latestStart && !bundled.some((known) => isSameTime(spell, known)),
  );
  return closeReplaced([...updated, ...later].sort((a, b) => a.from - b.from));
}

/** Ends a current spell that the service does not list when a later permanent one begins. */
function closeReplaced(career: readonly Spell[]): Spell[] {
  return career.map((spell, index) => {
    const next = career.slice(index + 1).find(({ loan, from }) => !loan && from > spell.from);
    return spell.to === null && !spell.loan && next ? { ...spell, to: next.from } : spell;
  });
}

/**
 * Returns the matching spells of the same kind. If there are none, returns spells of the other kind that match no other
 * bundled spell.
 */
function candidatesFor(spell: Spell, bundled: readonly Spell[], service: readonly Spell[]): Spell[] {
  const same = service.filter((candidate) => isSameTime(spell, candidate));
  const ofKind = same.filter(({ loan }) => loan === spell.loan);
  if (ofKind.length > 0) return ofKind;
  return same.filter(
    (candidate) => !bundled.some((other) => other.loan === candidate.loan && isSameTime(other, candidate)),
  );
}

/** Updates the figures of a current spell, but only fills in missing ones of a finished spell. */
function updateSpell(spell: Spell, service: Spell): Spell {
  const isCurrent = spell.to === null;
  return {
    ...spell,
    to: isCurrent ? service.to : spell.to,
    matches: isCurrent ? larger(spell.matches, service.matches) : (spell.matches ?? service.matches),
    goals: isCurrent ? larger(spell.goals, service.goals) : (spell.goals ?? service.goals),
  };
}

/** Whether both are at the same club at overlapping times: one source may use seasons, the other calendar years. */
function isSameTime(a: Spell, b: Spell): boolean {
  const isSameClub = a.teamId !== null && a.teamId === b.teamId;
  return isSameClub && a.from <= (b.to ?? Infinity) && b.from <= (a.to ?? Infinity);
}

function larger(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.max(a, b);
}
