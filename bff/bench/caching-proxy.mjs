// nginx as a shared cache in front of a server, which decides by the headers of the responses alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts the proxy. `port` is its own port on localhost, `target` that of the server. */
export async function startCachingProxy(nginx, { port, target }) {
  const folder = mkdtempSync(join(tmpdir(), 'sl-nginx-'));
  const log = join(folder, 'requests.log');
  writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, log, port, target }));
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/livez`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start. See its output above.');
    await wait(50);
  }
  return {
    url,
    port,
    /** Returns every request so far: its place in the cache, and the bytes of the body. */
    async requests() {
      // nginx writes the line after the response.
      await wait(200);
      return readFileSync(log, 'utf8').trim().split('\n').map(readLine);
    },
    async stop() {
      process.off('exit', kill);
      kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readLine(line) {
  const [method, path, status, cache, bytes, fromOrigin, visitor] = line.split('\t');
  return { method, path, status: Number(status), cache, bytes: Number(bytes), fromOrigin: Number(fromOrigin), visitor };
}

function configuration({ folder, log, port, target }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  log_format seen '$request_method\\t$request_uri\\t$status\\t$upstream_cache_status\\t$body_bytes_sent\\t$upstream_response_length\\t$http_x_visitor';
  access_log ${log} seen;
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=shared:16m max_size=1g use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${target};
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_cache shared;
      proxy_cache_revalidate on;
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating;
    }
    location = /api/events { proxy_pass http://127.0.0.1:${target}; proxy_http_version 1.1; proxy_buffering off; }
  }
}
`;
}
