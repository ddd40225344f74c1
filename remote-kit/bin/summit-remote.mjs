#!/usr/bin/env node
// Packages of this project are TypeScript sources: from here on they can be imported.
import 'tsx';

const { runCommand } = await import('../src/summit-remote.ts');
await runCommand(process.argv.slice(2));
