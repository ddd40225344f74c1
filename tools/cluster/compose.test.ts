import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '@summit/contract/environment/read-environment';
import { variableRows } from '@summit/contract/environment/variables';
import { clusterSettings } from './cluster-settings.ts';
import { composeSchema } from './compose-schema.ts';
import { nginxValues } from './nginx-files.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Service {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  networks: string[] | Record<string, unknown>;
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
  healthcheck?: unknown;
  build?: { dockerfile: string; target: string };
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);
const own = services.filter(([, { build }]) => build);

/** The names that .env.example sets, those of lines that are turned off included. */
const example = new Map(
  [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** As Compose fills a value in, with something in place of the secrets that are left empty. */
function filledIn(value: string): string {
  return value.replaceAll(/\$\{(\w+)(?::-([^}]*))?\}/g, (_whole, name: string, fallback = '') => {
    return example.get(name) || fallback || 'x'.repeat(40);
  });
}

function programOf(service: string): 'api' | 'shell' | 'releases' {
  if (service.startsWith('api') || service === 'migrate') return 'api';
  return service.startsWith('site') ? 'shell' : 'releases';
}

test('the file is what the Compose specification allows', () => {
  const ajv = new Ajv({ allErrors: true });
  ajv.validate(composeSchema, compose);
  expect(ajv.errors ?? []).toEqual([]);
  expect(ajv.validate(composeSchema, { services: { api: { image: 'a', enviroment: {} } } })).toBe(false);
});

test('services, volumes and files that are named exist', () => {
  for (const [, { volumes = [], depends_on = {}, build }] of services) {
    for (const name of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(name);
    for (const volume of volumes) {
      const [from = ''] = volume.replace('${CERTIFICATES}', './deploy').split(':');
      if (from.startsWith('./')) expect([from, existsSync(join(root, from))]).toEqual([from, true]);
      else expect(Object.keys(compose.volumes)).toContain(from);
    }
    if (build) expect(read(build.dockerfile)).toContain(` AS ${build.target}\n`);
  }
});

test('everything that is to be set is explained in .env.example', () => {
  const used = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect([...new Set(used)].filter((name) => !example.has(name ?? ''))).toEqual([]);
});

test.each(own)(
  'the environment of %s has variables that the site reads, and values it takes',
  (name, service) => {
    const environment = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([key, value]) => [key, filledIn(String(value))]),
    );
    expect(Object.keys(environment).filter((key) => !(key in variableRows))).toEqual([]);
    readEnvironment(environment, programOf(name));
  },
);

test('every service that stays is watched, and those of the site change nothing in their own files', () => {
  const unwatched = services.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name);
  expect(unwatched.sort()).toEqual(['mail', 'migrate', 'release']);
  const writable = services.filter(([, one]) => !one.read_only).map(([name]) => name);
  expect(writable.sort()).toEqual(['postgres', 'release']);
  expect(
    read('deploy/Dockerfile')
      .match(/^USER .*$/gm)
      ?.at(-1),
  ).toBe('USER node');
});

test.each(['front', 'remotes'])('nginx (%s) has all values of its template, here and natively', (name) => {
  const names = [...read(`deploy/nginx/${name}.conf.template`).matchAll(/^(?!\s*#).*\$\{(\w+)\}/gm)].map(
    ([, value]) => value ?? '',
  );
  expect(names.length).toBeGreaterThan(1);
  const given = { ...compose.services[name]?.environment };
  const settings = clusterSettings({
    DATABASE_URL: 'postgres://summit@127.0.0.1/summit',
    API_SECRET: 'x'.repeat(40),
    RELEASE_SECRET: 'x'.repeat(40),
  });
  const native = nginxValues(settings);
  for (const value of names) expect([value in given, value in native]).toEqual([true, true]);
});

test('a cluster without a database says what it needs', () => {
  expect(() => clusterSettings({ API_SECRET: 'x'.repeat(40), RELEASE_SECRET: 'x'.repeat(40) })).toThrow(
    'DATABASE_URL=postgres://',
  );
});
