import { expect, test } from 'vitest';
import { withoutSecrets } from './log.ts';

test.each([
  ['/api/games?password=hunter2', '/api/games?password=[hidden]'],
  ['/api/games?a=1&token=abc&b=2', '/api/games?a=1&token=[hidden]&b=2'],
  ['/api/games?PASSWORD=hunter2', '/api/games?PASSWORD=[hidden]'],
  ['/api/games?pass%77ord=hunter2&b=%zz', '/api/games?pass%77ord=[hidden]&b=%zz'],
  ['/api/games?password[]=hunter2', '/api/games?password[]=[hidden]'],
  ['/api/games?a=1&%zz-password=hunter2', '/api/games?a=1&%zz-password=[hidden]'],
  ['/api/players?limit=30', '/api/players?limit=30'],
])('%s is logged as %s', (url, shown) => {
  expect(withoutSecrets(url)).toBe(shown);
});

test('cuts a long URL to 500 characters', () => {
  expect(withoutSecrets(`/${'a'.repeat(5000)}`)).toHaveLength(500);
});
