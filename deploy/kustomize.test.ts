import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { version } from '../package.json';
import { unknownFields, type Kind } from './unknown-fields.ts';

const KINDS: Readonly<Record<string, Kind>> = {
  ConfigMap,
  CronJob,
  Deployment,
  HTTPRoute,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  PodMonitor,
  PrometheusRule,
  Service,
  ServiceAccount,
};

interface Resource {
  kind: string;
  metadata: { name: string; namespace?: string };
  spec: Record<string, unknown> & { template: { spec: PodSpec } };
}

interface PodSpec {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds: number;
  securityContext: object;
  containers: [Container];
  topologySpreadConstraints?: unknown[];
  volumes: object[];
}

interface Container {
  envFrom: object[];
  securityContext: object;
  resources: { limits: object; requests: object };
  startupProbe: object;
  livenessProbe: object;
  readinessProbe: object;
}

const here = import.meta.dirname;
const base = join(here, 'kustomize/base');
const listed = (parse(readFileSync(join(base, 'kustomization.yaml'), 'utf8')) as { resources: string[] }).resources;
const resources = listed.flatMap((file) => documentsOf(readFileSync(join(base, file), 'utf8')));
const component = join(here, 'kustomize/components/prometheus-operator');
const monitoring = ['alerts.yaml', 'pod-monitor.yaml'].flatMap((file) =>
  documentsOf(readFileSync(join(component, file), 'utf8')),
);
const routes = documentsOf(readFileSync(join(here, 'kustomize/components/gateway/routes.yaml'), 'utf8'));
const of = (kind: string, name: string): Resource =>
  resources.find((resource) => resource.kind === kind && resource.metadata.name === name)!;
const backup = of('CronJob', 'backup').spec['jobTemplate'] as Resource;
const pods = [...resources.filter(({ kind }) => kind === 'Deployment' || kind === 'Job'), backup].map(
  ({ metadata, spec }) => ({ name: metadata?.name ?? 'backup', pod: spec.template.spec }),
);
const settings = Object.fromEntries(
  readFileSync(join(base, 'settings.env'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('=') as [string, string]),
);

function documentsOf(text: string): Resource[] {
  return parseAllDocuments(text).map((document) => document.toJS() as Resource);
}

test('the base lists exactly the files of its folder', () => {
  const files = readdirSync(base).filter((file) => !['kustomization.yaml', 'settings.env'].includes(file));
  expect(listed.toSorted()).toEqual(files.toSorted());
});

test.for(
  [...resources, ...monitoring, ...routes].map(
    (resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const,
  ),
)('%s is valid for Kubernetes and has no unknown fields', ([, resource]) => {
  expect(unknownFields(KINDS[resource.kind]!, resource)).toEqual([]);
});

test('a misspelled field is unknown', () => {
  const web = structuredClone(of('Deployment', 'web'));
  const [container] = web.spec.template.spec.containers;
  Object.assign(container, { readinesProbe: container.readinessProbe });
  expect(unknownFields(KINDS['Deployment']!, web)).toEqual(['/spec/template/spec/containers/0/readinesProbe']);
});

describe.for(pods)('the pods of $name', ({ pod }) => {
  test('run without root and privileges, with a read-only file system and limits', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      terminationGracePeriodSeconds: 40,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { requests: { cpu: '250m', memory: '256Mi' }, limits: { memory: '512Mi' } },
        },
      ],
    });
  });
});

test.for(['web', 'worker'])('%s has probes and is replaced without downtime', (name) => {
  const { spec } = of('Deployment', name);
  expect(spec['strategy']).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
  expect(spec.template.spec.containers[0]).toMatchObject({
    startupProbe: { httpGet: { path: '/livez' } },
    livenessProbe: { httpGet: { path: '/livez' } },
    readinessProbe: { httpGet: { path: '/readyz' } },
  });
});

test('web replicas scale with the load, run on different nodes, and never stop all at once', () => {
  // Each `kubectl apply` would replace the autoscaler's number with a fixed one.
  expect(of('Deployment', 'web').spec['replicas']).toBeUndefined();
  expect(of('HorizontalPodAutoscaler', 'web').spec).toMatchObject({ minReplicas: 2, maxReplicas: 20 });
  expect(of('PodDisruptionBudget', 'web').spec).toMatchObject({ minAvailable: 1 });
  expect(of('Deployment', 'web').spec.template.spec.topologySpreadConstraints).toHaveLength(1);
});

test('each version has a job that migrates the database schema', () => {
  expect(of('Job', `migrate-${version}`).spec.template.spec.containers[0]).toMatchObject({
    command: ['node', 'bff/dist/main.js', '--migrate-only'],
  });
});

test('network policies deny all traffic that is not listed', () => {
  expect(of('NetworkPolicy', 'default-deny').spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  expect(of('NetworkPolicy', 'to-football-data').spec['egress']).toMatchObject([{ ports: [{ port: 443 }] }]);
});

test('secrets come from files, and the password is not accepted in a URL', () => {
  for (const [name, value] of Object.entries(settings))
    if (name.endsWith('_FILE')) expect(value).toMatch(/^\/run\/secrets\//);
  expect(settings['ADMIN_QUERY_PASSWORD']).toBe('off');
  expect(resources.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});

test('the site and the console have separate hosts', () => {
  const hostsOf = (name: string): unknown => {
    const { rules, tls } = of('Ingress', name).spec as unknown as {
      rules: { host: string }[];
      tls: { hosts: string[] }[];
    };
    expect(tls.flatMap(({ hosts }) => hosts)).toEqual(rules.map(({ host }) => host));
    return rules.map(({ host }) => `https://${host}`);
  };
  expect(hostsOf('web')).toEqual([settings['PUBLIC_URL']]);
  expect(hostsOf('console')).toEqual([settings['ADMIN_URL']]);
});

test('the routes of the Gateway API have the hosts of the site and the console', () => {
  const hosts = routes.flatMap(({ spec }) => spec['hostnames'] as string[]).map((host) => `https://${host}`);
  expect(hosts).toEqual([settings['PUBLIC_URL'], settings['ADMIN_URL']]);
});

const kubectl = ['/usr/bin/kubectl', '/usr/local/bin/kubectl'].find((path) => existsSync(path));
test.skipIf(!kubectl).for([
  ['base', 'persistentVolumeClaim'],
  ['overlays/production', 'persistentVolumeClaim'],
  ['overlays/s3', 'emptyDir'],
] as const)(
  'kustomize renders %s with a hash in the name of the settings, and plugins in a volume of type %s',
  ([folder, volume]) => {
    const rendered = documentsOf(
      execFileSync(kubectl!, ['kustomize', join(here, 'kustomize', folder)], { encoding: 'utf8' }),
    );
    for (const resource of rendered) {
      const { kind, metadata } = resource;
      expect(unknownFields(KINDS[kind]!, resource)).toEqual([]);
      if (kind !== 'Namespace') expect(metadata.namespace).toBe('soccer-legends');
    }
    const find = (kind: string, name: string): Resource =>
      rendered.find((resource) => resource.kind === kind && resource.metadata.name.startsWith(name))!;
    const { containers, volumes } = find('Deployment', 'web').spec.template.spec;
    const { name } = find('ConfigMap', 'settings').metadata;
    expect(name).toMatch(/^settings-\w{10}$/);
    expect(containers[0].envFrom).toEqual([{ configMapRef: { name } }]);
    expect(volumes).toContainEqual({ name: 'plugins', [volume]: expect.anything() as object });
  },
);
