import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A circle, 32 pixels wide. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAACC0lEQVR4nM2WUW7aQBRF3yT9TJTpDugKAGGk/JWsoM4K2iXQFUB2QHdAVxC6grjfGNmsoNlBbSV/KZmesTwuKA6lKYxzpKu5Hgn5zps3eJT8A/Mg+KCMCUWplhHR+A7TYpRKlUgmxtziZ/04/sb0TvC77STn563Vw8MIGyKNdiFDs+PT08/dKLL+WbYGWATByBgzxGr0EjKl1KQXx1f4WhR6QjIY6F/39zeuxP8L25K+OTm5qKvGkwBJv99ZPT7eYDXaJ9nx0dFFdz5P8RUbAezKV3d3P7AaHYKMvni3XokqgH35Psv+HHY7OCVdbEEVgCM25uUj7MEhxBUhxgJFgPKoJViNfFBtRREg7vWmIvIR+eRrsFh8cgF+MvhavSMjwFvFy0MerlETXNoAU/FffscXRfdHdP97HrzDafhuAyQE6PDsHQKkdgsMvjFeRYCUsY2aYGl7oNkmpAJTafIYEiDEXKMmuHR/xRnDGfJJzl+xdgGm4n8b/nyM7GWEm9Ct+KtCzue4VX2OLZyGMadhhD04dP/mhcTBVqQMbXRIlpS+w1iwEcDDVlSlxxdsBLCU1/JI9h8i51o+2Hotd5SViGR/27Fk5YP1lTtqAzjKxhxiz9BLyGm4iWu4OrYGsJTVmGBDtGuQHM1Y9bBu1ev8NcA6nJKQIWRVLSqj8W1kWTKXMZfiI7p8xrgTvwEuw+f15ssjygAAAABJRU5ErkJggg==';

/** Makes a server receive pictures as if from the hosts of the data service, without a connection to them. */
const PRELOAD = `const real = fetch;
globalThis.fetch = (address, options) =>
  new URL(address).hostname.endsWith('.api-sports.io')
    ? Promise.resolve(new Response(Buffer.from('${PICTURE}', 'base64')))
    : real(address, options);`;

export interface PictureService {
  /** Environment of a site that syncs from it and shows the service's pictures. */
  environment: Record<string, string>;
  stop(): void;
}

/** Starts a data service that responds like a sandbox and has pictures of players and clubs. */
export async function startPictureService(sandbox: Record<string, string>): Promise<PictureService> {
  const server = createServer(({ url, headers }, response) => {
    const call = request(sandbox['API_FOOTBALL_URL']! + url!, {
      headers: { 'x-apisports-key': headers['x-apisports-key'] },
    });
    call.on('response', async (answer) => {
      let body = '';
      for await (const chunk of answer.setEncoding('utf8')) body += chunk as string;
      const { 'content-length': _length, ...rest } = answer.headers;
      // The number of a placeholder is 0.
      response.writeHead(answer.statusCode!, rest).end(body.replaceAll('/0.png"', '/7.png"'));
    });
    call.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    environment: {
      ...sandbox,
      API_FOOTBALL_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SERVICE_PICTURES: 'on',
      NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(PRELOAD)}"`,
    },
    stop: () => void server.close(),
  };
}
