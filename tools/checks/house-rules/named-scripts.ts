import type { HouseRule } from './project-files.ts';

const builtIn = new Set(['start', 'test']);

/** The documents name only scripts that package.json has. */
export const namedScripts: HouseRule = (files) => {
  const manifest = files.find(({ path }) => path === 'package.json');
  const known = Object.keys((JSON.parse(manifest?.text ?? '{}') as { scripts?: object }).scripts ?? {});

  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (?:run )?([a-z][a-z0-9:-]*)/g)]
        .map(([command, name = '']) => ({ command, name }))
        .filter(({ command, name }) => command.startsWith('npm run') || builtIn.has(name))
        .filter(({ name }) => !known.includes(name))
        .map(({ name }) => `${path}: names the script "${name}", package.json has none`),
    );
};
