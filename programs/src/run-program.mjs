import { realpathSync } from 'node:fs';
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
  // In an image SHELL_BUILD is a link. The site serves a build by the name of its folder, which its scripts contain.
  const { SHELL_BUILD: build } = process.env;
  if (build) process.env.SHELL_BUILD = realpathSync(build);
  await import(pathToFileURL(file).href);
}
