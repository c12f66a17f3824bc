import type { CsvError } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ScrollRegion } from '../../components/ScrollRegion.tsx';
import css from './CsvCard.module.css';

export function CsvErrors({ errors }: { errors: readonly CsvError[] }) {
  const t = useTexts();
  return (
    <ScrollRegion label={t('csv.errors')} className={css.scroller}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('csv.line')}</th>
            <th scope="col">{t('csv.column')}</th>
            <th scope="col">{t('csv.errors')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, column, rule }, index) => (
            <tr key={index}>
              <td>{line}</td>
              <td>
                <code>{column ?? '–'}</code>
              </td>
              <td>{t(`facts.rule.${rule}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
