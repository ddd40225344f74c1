#!/usr/bin/env node
// The project's packages are TypeScript sources, which can be imported once this is loaded.
import 'tsx';

const { runCommand } = await import('../src/summit-remote.ts');
await runCommand(process.argv.slice(2));
