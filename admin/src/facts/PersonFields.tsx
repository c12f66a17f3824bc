import { POSITIONS, type EditedKind } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { QueryFailure } from '../components/QueryView.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { ChoiceFact, NumberFact, TextFact } from './FactFields.tsx';
import css from './FactFields.module.css';

const FAMES = [1, 2, 3, 4, 5];

/** The fields for all facts about a person or club except the career. */
export function PersonFields({ kind }: { kind: EditedKind }) {
  const isPlayer = kind === 'players';
  const t = useTexts();
  const { language } = usePlatform();
  const nations = useApiQuery<Record<string, string>>(`/api/nations?language=${language}`);
  const nationOptions = Object.entries(nations.data ?? {}).sort((one, other) =>
    one[1].localeCompare(other[1], language),
  );
  const positionOptions = POSITIONS.map((position) => [position, t(`facts.position.${position}`)] as const);
  const fameOptions = FAMES.map((fame) => [`${fame}`, t(`facts.fame.${fame}`)] as const);
  return (
    <div className={css.fields}>
      <QueryFailure query={nations} />
      <TextFact field="name" />
      {isPlayer && <TextFact field="fullName" />}
      {isPlayer && <TextFact field="surname" />}
      {kind === 'clubs' ? (
        <ChoiceFact field="leagueCountry" options={nationOptions} />
      ) : (
        <>
          <NumberFact field="born" digits={4} />
          <ChoiceFact field="nation" options={nationOptions} />
        </>
      )}
      {isPlayer && <ChoiceFact field="position" options={positionOptions} />}
      {isPlayer && <NumberFact field="number" digits={2} />}
      {kind !== 'clubs' && <ChoiceFact field="fame" options={fameOptions} isKnown read={Number} />}
    </div>
  );
}
