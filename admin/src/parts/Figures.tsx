import css from './Figures.module.css';

/** Numbers to be taken in at a glance. */
export function Figures({ figures }: { figures: readonly (readonly [label: string, value: number | string])[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
