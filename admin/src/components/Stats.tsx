import css from './Stats.module.css';

export function Stats({ stats }: { stats: readonly (readonly [label: string, value: number | string])[] }) {
  return (
    <dl className={css.stats}>
      {stats.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
