#!/usr/bin/env node
import { runProgram } from '@summit/programs/run-program';

await runProgram('summit-release', process.argv.slice(2));
