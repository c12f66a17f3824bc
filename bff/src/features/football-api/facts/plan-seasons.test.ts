import { expect, test } from 'vitest';
import { ApiError } from '../wire/api-error.ts';
import { PlanSeasons, SeasonNotInPlan } from './plan-seasons.ts';

const REFUSAL = 'Free plans do not have access to this season, try from 2022 to 2024.';

/** Returns the seasons for which calls are sent after a call about 2019 was refused. */
async function requested(seasons: readonly number[], refusal: string): Promise<number[]> {
  const plan = new PlanSeasons();
  const sent: number[] = [];
  await expect(plan.request(2019, () => Promise.reject(new ApiError('planLimit', refusal)))).rejects.toThrow(
    SeasonNotInPlan,
  );
  for (const season of seasons)
    await plan
      .request(season, () => Promise.resolve(sent.push(season)))
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(SeasonNotInPlan);
      });
  return sent;
}

test.each([
  ['only seasons that the refusal names', REFUSAL, [2022, 2023, 2024]],
  ['every season if the refusal names none', 'Free plans do not have access.', [2021, 2022, 2023, 2024, 2025]],
])('requests %s', async (_what, refusal, seasons) => {
  expect(await requested([2021, 2022, 2023, 2024, 2025], refusal)).toEqual(seasons);
});

test('rethrows any other error of the service', async () => {
  const error = new ApiError('badRequest');
  await expect(new PlanSeasons().request(2024, () => Promise.reject(error))).rejects.toBe(error);
});
