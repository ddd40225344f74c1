import { runProgram } from './src/run-program.mjs';

// `node programs/run.mjs <program> [argument]...` runs a compiled program, for the scripts of package.json.
const [name = '', ...args] = process.argv.slice(2);
await runProgram(name, args);
