import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies, subset } from 'semver';
import { expect, test } from 'vitest';
import { checkNode } from './start.mjs';

interface LockedPackage {
  engines?: { node?: string };
  optional?: boolean;
}

function read(path: string): string {
  return readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
}

const { engines, devDependencies } = JSON.parse(read('package.json')) as {
  engines: { node: string };
  devDependencies: Record<string, string>;
};

/** Each minor version of Node that a machine may have, including unsupported ones. */
const versions = Array.from({ length: 28 - 16 }, (_, at) => at + 16).flatMap((major) =>
  Array.from({ length: 24 }, (_, minor) => `${major}.${minor}.1`),
);

test('the start accepts exactly the versions in package.json', () => {
  const accepted = versions.filter((version) => checkNode(version, engines.node).isSupported);

  expect(accepted).toEqual(versions.filter((version) => satisfies(version, engines.node)));
  expect(accepted).toEqual(expect.arrayContaining(['20.19.1', '22.13.1', '24.0.1', '26.0.1']));
});

test('another version is refused with the supported ones', () => {
  expect(checkNode('18.20.4', engines.node)).toEqual({
    isSupported: false,
    message: 'Summit runs on Node 20 from 20.19, 22 from 22.13, 24 or newer; this is 18.20.4.',
  });
});

test('every installed package runs on all supported versions', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
  const refusing = Object.entries(packages)
    // npm skips an optional package that does not support the system.
    .filter(([, one]) => one.engines?.node && !one.optional && !subset(engines.node, one.engines.node))
    .map(([path, one]) => `${path}: ${one.engines?.node}`);

  expect(refusing).toEqual([]);
});

test('the image and the developers’ version are the same, and supported', () => {
  const developers = read('.nvmrc').trim();
  const images = [...read('deploy/Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);

  expect(new Set(images)).toEqual(new Set([developers]));
  expect(subset(`^${developers}.0.0`, engines.node)).toBe(true);
});

test('the linter refuses what the lowest supported version lacks', () => {
  expect(read('.oxlintrc.json')).toContain(`"n": { "version": "${engines.node}" }`);
});

test('the types are those of the lowest supported version, so that newer APIs do not compile', () => {
  const lowest = minVersion(engines.node);
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${lowest?.major}\\.${lowest?.minor}\\.\\d+$`));
});
