import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

const HEIGHT_PX = 150;
const TEXT = { fill: 'var(--muted)', fontSize: 14 };

export interface ChartData {
  /** Colors are design tokens of the site. */
  series: readonly { name: string; color: '--pitch' | '--card-red' | '--sky' | '--amber' }[];
  /** `values` has one number for each series, in the same order. */
  rows: readonly { label: string; values: readonly number[] }[];
}

/** Separate module, because the chart library is large. */
export default function ChartDrawing({ series, rows }: ChartData) {
  const data = rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map(({ name }, index) => [name, values[index] ?? 0])),
  }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT_PX}>
      <BarChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: -16 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--hair)" />
        <XAxis dataKey="label" tick={TEXT} tickLine={false} axisLine={{ stroke: 'var(--line)' }} />
        <YAxis allowDecimals={false} tick={TEXT} tickLine={false} axisLine={false} />
        <Tooltip
          cursor={{ fill: 'var(--sunk)' }}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 8,
            color: 'var(--ink)',
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        {series.length > 1 && <Legend wrapperStyle={{ fontSize: 14 }} />}
        {series.map(({ name, color }) => (
          <Bar
            key={name}
            dataKey={name}
            stackId="all"
            fill={`var(${color})`}
            maxBarSize={40}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
