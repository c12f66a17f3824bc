import type { CsvDifference } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ScrollRegion } from '../../components/ScrollRegion.tsx';
import { Difference } from '../Difference.tsx';
import css from './CsvCard.module.css';

export function CsvDifferences({ differences }: { differences: readonly CsvDifference[] }) {
  const t = useTexts();
  return (
    <ScrollRegion label={t('csv.changes')} className={css.scroller}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('csv.line')}</th>
            <th scope="col">{t('person.name')}</th>
            <th scope="col">{t('csv.changes')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ line, personId, name, ...change }, index) => (
            <tr key={index}>
              <td>{line}</td>
              <td>
                <bdi>{name}</bdi> ({personId ?? t('csv.new')})
              </td>
              <td>
                <Difference {...change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
