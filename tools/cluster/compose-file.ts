import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Program } from '@summit/contract/environment/variable';

const root = join(import.meta.dirname, '../..');

export interface ComposeService {
  image: string;
  command?: string | string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  networks: string[] | Record<string, unknown>;
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
  user?: string;
  healthcheck?: { test: string[] };
  build?: { dockerfile: string; target: string };
  pull_policy?: string;
  init?: boolean;
  security_opt?: string[];
  cap_drop?: string[];
  mem_limit?: string;
  logging?: { driver: string; options: Record<string, string> };
  profiles?: string[];
}

/** The text of a file of this project. */
export function projectFile(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** docker-compose.yml as Compose parses it, without its variables replaced. */
export const compose = parse(projectFile('docker-compose.yml'), { merge: true }) as {
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
};

/** The services that run programs of this project. */
export const ownServices = Object.entries(compose.services).filter(([, { image }]) =>
  /^summit(-tools)?:/.test(image),
);

/** The names that .env.example sets, including those of commented-out lines. */
export const exampleValues = new Map(
  [...projectFile('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** Replaces variables as Compose does, with a placeholder for required values that are empty. */
export function filledIn(value: string): string {
  return value.replaceAll(
    /\$\{(\w+)(?::([-?])((?:[^{}]|\{[^}]*\})*))?\}/g,
    (_whole, name: string, kind?: string, rest = '') => {
      const given = exampleValues.get(name);
      if (given) return given;
      if (kind === '?') return name === 'SMTP_URL' ? 'smtp://mail:1025' : 'x'.repeat(40);
      return rest;
    },
  );
}

/** The program of a service in the table of settings. */
export function getProgram(service: string): Program {
  if (service.startsWith('api') || service === 'migrate') return 'api';
  return service.startsWith('site') ? 'shell' : 'releases';
}
