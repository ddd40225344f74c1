import { join } from 'node:path';
import { programsFolder } from './programs-folder.mjs';

/**
 * The file of a compiled program.
 * @param {import('./program-sources.mjs').ProgramName} name
 * @returns {string}
 */
export function programFile(name) {
  return join(programsFolder(), `${name}.js`);
}

/**
 * Node's arguments for running a compiled program: `spawn(process.execPath, programArgs('api'))`.
 * @param {import('./program-sources.mjs').ProgramName} name
 * @param {readonly string[]} args of the program
 * @returns {string[]}
 */
export function programArgs(name, args = []) {
  return ['--enable-source-maps', programFile(name), ...args];
}
