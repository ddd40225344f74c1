import { type HouseRule, sources } from './project-files.ts';

const aside =
  /\.(test|spec)\.tsx?$|\/testing(\/|[.-])|^e2e\/|^api\/(migrations|bench)\/|^demo-event\/|\.(c|m)?js$/;
const declared = /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|class) (\w+)/;
const arrow = /^export const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^>]+>)?\([^)]*\)(?:: [^=]+)? =>/;

/** What a file shows to others says what it is for: units, shapes, errors, whatever its name leaves open. */
export const documentedExports: HouseRule = (files) =>
  sources(files)
    .filter(({ path }) => !aside.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      const seen = new Set<string>();
      return lines.flatMap((line, at) => {
        const name = (declared.exec(line) ?? arrow.exec(line))?.[1];
        // The comment of an overloaded function stands above the first of its signatures.
        if (name === undefined || seen.has(name) || lines[at - 1]?.trimEnd().endsWith('*/')) {
          seen.add(name ?? '');
          return [];
        }
        return [`${path}:${at + 1}: say in a doc comment what ${name} is for`];
      });
    });
