import { expect, test } from 'vitest';
import { readEnvironment } from '@summit/contract/environment/read-environment';
import { variableRows } from '@summit/contract/environment/variables';
import { compose, filledIn, getProgram, ownServices, projectFile } from './compose-file.ts';

/** The variables that a service does not get although its program reads them, with the reason. */
const left: Record<string, Record<string, string>> = {
  all: {
    API_BASE_URL: "the API is reached through the site's own /api",
  },
  api: {
    PORT: 'API_PORT says where it listens',
    MIGRATION_DATABASE_URL: 'the owner of the database migrates it, and nobody else is given that role',
  },
  releases: {
    PORT: 'SITE_SERVERS says where the sites are',
  },
};

test.each(ownServices)('%s gets every setting that its program reads, with valid values', (name, service) => {
  const program = getProgram(name);
  const given = service.environment ?? {};
  const read = Object.keys(variableRows).filter((one) => variableRows[one]?.readBy.includes(program));
  // This service performs one task on the database, and neither serves requests nor sends email.
  const needed = name === 'migrate' ? ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'API_SECRET'] : read;
  const missing = needed.filter(
    (one) => !(one in given) && !(one in { ...left.all, ...(name === 'migrate' ? {} : left[program]) }),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(given).filter((key) => !(key in variableRows))).toEqual([]);
  const environment = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, filledIn(String(value))]),
  );
  readEnvironment(environment, program);
});

test('indispensable settings are required, with a sentence that says what to do', () => {
  const file = projectFile('docker-compose.yml').replaceAll(/^\s*#.*$/gm, '');
  const required = [
    'SITE_ORIGIN',
    'API_SECRET',
    'RELEASE_SECRET',
    'RELEASE_DESK_KEY',
    'POSTGRES_PASSWORD',
    'POSTGRES_API_PASSWORD',
    'CERTIFICATES',
    'SMTP_URL',
    'SUMMIT_VERSION',
  ];
  for (const name of required) {
    const uses = [...file.matchAll(new RegExp(`\\$\\{${name}\\b([^}]*)\\}`, 'g'))].map(([, rest]) => rest);
    expect(uses.length).toBeGreaterThan(0);
    for (const rest of uses) expect(rest).toMatch(/^:\?Set [A-Z_]+ in \.env/);
  }
  // All other variables have a default.
  const bare = [...file.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(bare).toEqual([]);
});

test('preview links of release commands use the address that the sites check', () => {
  const origins = ['release', 'health-gate', 'site-1', 'site-2', 'api-1', 'api-2'].map(
    (name) => compose.services[name]?.environment?.SITE_ORIGIN,
  );
  expect(new Set(origins).size).toBe(1);
});

test('mail is caught only on request', () => {
  expect(compose.services.mail?.profiles).toEqual(['trial']);
  expect(compose.services['api-1']?.environment?.SMTP_URL).toMatch(/^\$\{SMTP_URL:\?/);
});
