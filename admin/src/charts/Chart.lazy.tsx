import { Button } from '@soccer-legends/ui';
import { BarChart, Bar } from 'recharts';
export default function Chart() {
  return (
    <div>
      <Button>hi</Button>
      <BarChart data={[]} width={100} height={100}>
        <Bar dataKey="x" />
      </BarChart>
    </div>
  );
}
