#!/usr/bin/env node
import { runProgram } from '@summit/programs/run-program';

await runProgram('serve-remote', process.argv.slice(2));
