import type { HouseRule } from '../project-files.ts';

const builtIn = new Set(['start', 'test']);

/** The documents name only scripts of the root's package.json, or of one beside or below the document, such as a template's. */
export const namedScripts: HouseRule = (files) => {
  const manifests = files
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .map(({ path, text }) => ({
      path,
      scripts: Object.keys((JSON.parse(text) as { scripts?: object }).scripts ?? {}),
    }));

  const knownTo = (document: string) => {
    const folder = document.slice(0, document.lastIndexOf('/') + 1);
    return manifests
      .filter(({ path }) => path === 'package.json' || (folder !== '' && path.startsWith(folder)))
      .flatMap(({ scripts }) => scripts);
  };

  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => {
      const known = knownTo(path);
      return [...text.matchAll(/\bnpm (?:run )?([a-z][a-z0-9:-]*)/g)]
        .map(([command, name = '']) => ({ command, name }))
        .filter(({ command, name }) => command.startsWith('npm run') || builtIn.has(name))
        .filter(({ name }) => !known.includes(name))
        .map(({ name }) => `${path}: names the script "${name}", package.json has none`);
    });
};
