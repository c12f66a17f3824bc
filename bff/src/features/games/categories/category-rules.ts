import { fold, LANGUAGES, type CategoryState, type FieldFault, type Language } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { InvalidFacts, ReadModel, type CategoryEdit } from '../../catalogue/catalogue.port.ts';
import { MIN_MEMBERS } from '../puzzles/category-drafts.ts';
import { CategoryNotFound } from './categories.errors.ts';
import { editOf } from './category-edits.ts';
import { CategoryEffects } from './category-effects.ts';
import { WrittenCategories, type WrittenCategory } from './written-categories.ts';

/** The rules that a written group must follow. */
@Injectable()
export class CategoryRules {
  constructor(
    private readonly readModel: ReadModel,
    private readonly categories: WrittenCategories,
    private readonly effects: CategoryEffects,
  ) {}

  /** Returns a group. Throws `CategoryNotFound`. */
  require(id: string): WrittenCategory {
    const category = this.categories.all().get(id);
    if (!category) throw new CategoryNotFound();
    return category;
  }

  /**
   * Returns the edit that changes a group to `state`; null if the data set has the same. Throws `InvalidFacts` if the state
   * breaks a rule, for example if a matchday would have no board. An unknown id stands for a new group.
   */
  edit(id: string, state: CategoryState): CategoryEdit | null {
    const edit = editOf(this.categories.all().get(id)?.base ?? null, state);
    const faults = [...this.nameFaults(id, state), ...this.memberFaults(state)];
    if (faults.length === 0 && this.effects.losesBoard(id, edit))
      faults.push(fault('enabled', 'unsolvable', 'no board of the next matchdays has one solution'));
    if (faults.length > 0) throw new InvalidFacts(faults);
    return edit;
  }

  /** Names must differ, because a board may show both groups. Equal names in the data set may stay. */
  private nameFaults(id: string, { names }: CategoryState): FieldFault[] {
    const known = this.categories.all().get(id)?.state.names;
    const others = [...this.categories.all().values()].filter((category) => category.id !== id);
    const isTaken = (language: Language): boolean =>
      others.some(({ state }) => fold(state.names[language]) === fold(names[language]));
    return LANGUAGES.filter((language) => names[language] !== known?.[language] && isTaken(language)).map((language) =>
      fault(`name.${language}`, 'groupName', `the name "${names[language]}" is taken`),
    );
  }

  private memberFaults({ enabled, members }: CategoryState): FieldFault[] {
    const { players } = this.readModel.snapshot;
    const unknown = members.filter((id) => !players.has(id));
    if (unknown.length > 0) return [fault('members', 'unknownPlayer', `no game has the players ${unknown.join(', ')}`)];
    const shown = members.filter((id) => players.get(id)!.career.length > 0);
    if (!enabled || shown.length >= MIN_MEMBERS) return [];
    return [fault('members', 'tooFew', `needs ${MIN_MEMBERS} players with a career`)];
  }
}

function fault(field: string, rule: string, message: string): FieldFault {
  return { field, rule, message };
}
