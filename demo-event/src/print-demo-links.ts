import { readConfig } from '@summit/api/src/platform/config.ts';
import { demoLinks } from './event/demo-links.ts';

const { siteOrigin } = readConfig(process.env);
const width = Math.max(...demoLinks.map(({ what }) => what.length));

for (const { what, path } of demoLinks) {
  process.stdout.write(`${what.padEnd(width)}  ${siteOrigin}${path}\n`);
}
