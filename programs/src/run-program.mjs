import { pathToFileURL } from 'node:url';
import { programFile } from './program-args.mjs';

/**
 * Runs a compiled program in this process.
 * @param {import('./program-sources.mjs').ProgramName} name
 * @param {readonly string[]} args of the program
 */
export async function runProgram(name, args) {
  const file = programFile(name);
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}
