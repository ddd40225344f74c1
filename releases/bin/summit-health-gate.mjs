#!/usr/bin/env node
import { runProgram } from '@summit/programs/run-program';

await runProgram('health-gate', process.argv.slice(2));
