import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clusterSettings } from './cluster-settings.ts';
import { compose, exampleValues, ownServices, projectFile } from './compose-file.ts';
import { composeProblems } from './compose-schema.ts';
import { nginxValues } from './nginx-files.ts';

const root = join(import.meta.dirname, '../..');
const services = Object.entries(compose.services);
const dockerfile = projectFile('deploy/Dockerfile');

test('the file is valid by the Compose specification', () => {
  expect(composeProblems(compose)).toEqual([]);
  expect(composeProblems({ services: { api: { image: 'a', enviroment: {} } } })).not.toEqual([]);
  expect(composeProblems({ services: { api: { image: 'a', mem_limit: {} } } })).not.toEqual([]);
});

test('all named services, volumes and files exist', () => {
  for (const [, { volumes = [], depends_on = {}, build }] of services) {
    for (const name of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(name);
    for (const volume of volumes) {
      const [from = ''] = volume.replace(/^\$\{CERTIFICATES:[^}]+\}/, './deploy').split(':');
      if (from.startsWith('./')) expect([from, existsSync(join(root, from))]).toEqual([from, true]);
      else if (!from.startsWith('${')) expect(Object.keys(compose.volumes)).toContain(from);
    }
    if (build) expect(projectFile(build.dockerfile)).toContain(` AS ${build.target}\n`);
  }
});

test('every setting is explained in .env.example', () => {
  const used = [...projectFile('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect([...new Set(used)].filter((name) => !exampleValues.has(name ?? ''))).toEqual([]);
});

test('files with secrets are excluded from git and from the images', () => {
  const certificates = exampleValues.get('CERTIFICATES')?.replace('./', '');
  for (const list of ['.gitignore', '.dockerignore']) {
    const lines = projectFile(list)
      .split('\n')
      .map((line) => line.replace(/^\/|\/$/g, ''));
    expect(lines).toEqual(expect.arrayContaining(['.env', '.env.draft', certificates]));
  }
});

test('every long-running service is monitored', () => {
  const unwatched = services.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name);
  expect(unwatched.sort()).toEqual(['certificates', 'mail', 'migrate', 'release', 'restore']);
});

test('no service can gain privileges, write to its own files, or fill memory and disk', () => {
  for (const [name, { security_opt, cap_drop, mem_limit, logging }] of services) {
    expect([name, security_opt, cap_drop]).toEqual([name, ['no-new-privileges:true'], ['ALL']]);
    expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^(\d+[mg]|\$\{\w+:-\d+[mg]\})$/)]);
    expect([name, logging?.options]).toEqual([
      name,
      { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d+$/) },
    ]);
  }
  const writable = services.filter(([, one]) => !one.read_only).map(([name]) => name);
  expect(writable).toEqual(['release']);
  expect(dockerfile.match(/^USER .*$/gm)?.at(-1)).toBe('USER node');
});

test('nginx runs as its own user, at ports that do not need root', () => {
  for (const name of ['front', 'remotes']) {
    const { image, ports = [] } = compose.services[name] ?? {};
    expect(image).toMatch(/^nginxinc\/nginx-unprivileged:\d+\.\d+/);
    for (const port of ports) expect(Number(port.split(':').at(-1))).toBeGreaterThan(1023);
  }
});

test('every image has a version; the operator sets that of the site', () => {
  for (const [name, { image }] of services) {
    expect([name, image]).toEqual([name, expect.stringMatching(/:.+/)]);
    expect(image).not.toContain('latest');
  }
  for (const [, { image }] of ownServices) expect(image).toMatch(/^summit(-tools)?:\$\{SUMMIT_VERSION:\?/);
});

test('no two services that start together build the same image, and none of its own is pulled', () => {
  const built = services.flatMap(([, { build, image, profiles }]) => (build && !profiles ? [image] : []));
  expect(new Set(built)).toEqual(new Set(ownServices.map(([, { image }]) => image)));
  expect(built).toHaveLength(2);
  for (const [name, { pull_policy }] of ownServices) expect([name, pull_policy]).toEqual([name, 'never']);
});

test('the database counts as started once it listens to other containers', () => {
  expect(compose.services.postgres?.healthcheck?.test.join(' ')).toContain('pg_isready -h 127.0.0.1 ');
});

test('services with a browser have an init process, which removes what it leaves', () => {
  const withBrowser = ownServices.filter(([, { image }]) => image.startsWith('summit-tools:'));
  expect(withBrowser.map(([name, { init }]) => [name, init])).toEqual([
    ['release', true],
    ['health-gate', true],
  ]);
});

test('the build of the shell stays in the folder with its name, to which SHELL_BUILD is a link', () => {
  const links = ['site-1', 'site-2', 'health-gate'].map(
    (name) => compose.services[name]?.environment?.SHELL_BUILD,
  );
  expect(new Set(links)).toEqual(new Set(['/app/shell-build']));
  expect(dockerfile).toContain('ln -s "/app/shell/dist/$(ls shell/dist)" /app/shell-build');
  expect(dockerfile).not.toMatch(/rm -rf[^\n]* shell|cp -rL/);
});

test('the image installs the lock file’s packages for every workspace, and a browser where releases are checked', () => {
  const { workspaces } = JSON.parse(projectFile('package.json')) as { workspaces: string[] };
  for (const name of workspaces) expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/\n`);
  expect(dockerfile).toContain('RUN npm ci ');
  expect(dockerfile).not.toMatch(/npm install/);
  const [tools = ''] = dockerfile.split('\nFROM ').filter((stage) => stage.includes(' AS tools'));
  expect(tools).toContain('chromium-headless-shell');
  expect(compose.services.release?.environment?.RELEASE_BROWSER).toBe('/usr/bin/chromium-headless-shell');
});

test.each(['front', 'remotes'])(
  'nginx (%s) has all values of its template, in Docker and natively',
  (name) => {
    const template = projectFile(`deploy/nginx/${name}.conf.template`);
    const names = [...template.matchAll(/^(?!\s*#).*\$\{(\w+)\}/gm)].map(([, value]) => value ?? '');
    expect(names.length).toBeGreaterThan(1);
    const given = { ...compose.services[name]?.environment };
    const settings = clusterSettings({
      DATABASE_URL: 'postgres://summit@127.0.0.1/summit',
      API_SECRET: 'x'.repeat(40),
      RELEASE_SECRET: 'x'.repeat(40),
    });
    const native = nginxValues(settings);
    for (const value of names) expect([value in given, value in native]).toEqual([true, true]);
  },
);

test('nginx’s start scripts are executable, because its image skips others', () => {
  const scripts = (compose.services.front?.volumes ?? []).flatMap((volume) =>
    volume.includes(':/docker-entrypoint.d/') ? [volume.split(':')[0] ?? ''] : [],
  );
  expect(scripts).toHaveLength(1);
  for (const script of scripts) expect(statSync(join(root, script)).mode & 0o111).toBe(0o111);
});

test('a site server that restarts with another address is found again', () => {
  const { RESOLVER, SHELL_1, SHELL_2 } = compose.services.front?.environment ?? {};
  expect([RESOLVER, SHELL_1, SHELL_2]).toEqual(['127.0.0.11', 'site-1:3000 resolve', 'site-2:3000 resolve']);
});

test('a cluster without a database reports what it needs', () => {
  expect(() => clusterSettings({ API_SECRET: 'x'.repeat(40), RELEASE_SECRET: 'x'.repeat(40) })).toThrow(
    'DATABASE_URL=postgres://',
  );
});
