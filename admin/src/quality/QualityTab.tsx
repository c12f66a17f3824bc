import type { QualityCheck, QualityCount } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useAddress } from '../address/context.ts';
import { Card } from '../components/Card.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { CheckList } from './CheckList.tsx';
import { Findings } from './Findings.tsx';
import { QUALITY } from './quality-path.ts';

/** Lists the players whose facts are incomplete or contradict each other, by check. The open check is in the address. */
export function QualityTab() {
  const t = useTexts();
  const client = useQueryClient();
  const { view, changeView } = useAddress();
  const query = useApiQuery<QualityCount[]>(QUALITY);
  // The counts and the list below them change together.
  const refresh = { isFetching: query.isFetching, refetch: () => client.refetchQueries({ type: 'active' }) };
  return (
    <Card title={t('quality.title')} tools={<RefreshButton query={refresh} />}>
      <QueryView query={query}>
        {(counts) => {
          const open = openCheck(counts, view['check']);
          return (
            <>
              <CheckList counts={counts} open={open} onOpen={(check) => changeView({ check, page: '' })} />
              <Findings key={open} check={open} />
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}

/** Returns the check of the address; without one, the first that finds a player. */
function openCheck(counts: readonly QualityCount[], name: string | undefined): QualityCheck {
  const named = counts.find(({ check }) => check === name);
  return (named ?? counts.find(({ count }) => count > 0) ?? counts[0])!.check;
}
