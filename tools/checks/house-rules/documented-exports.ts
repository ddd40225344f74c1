import { type HouseRule, sources } from './project-files.ts';

const aside =
  /\.(test|spec)\.tsx?$|\/testing(\/|[.-])|^e2e\/|^api\/(migrations|bench)\/|^demo-event\/|\.(c|m)?js$/;
const declared = /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|class) (\w+)/;
const arrow = /^export const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^>]+>)?\([^)]*\)(?:: [^=]+)? =>/;

/** An export has a comment about its purpose, units, shapes and errors, where its name leaves them open. */
export const documentedExports: HouseRule = (files) =>
  sources(files)
    .filter(({ path }) => !aside.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      const seen = new Set<string>();
      return lines.flatMap((line, at) => {
        const name = (declared.exec(line) ?? arrow.exec(line))?.[1];
        // An overloaded function has its comment above the first signature.
        if (name === undefined || seen.has(name) || lines[at - 1]?.trimEnd().endsWith('*/')) {
          seen.add(name ?? '');
          return [];
        }
        return [`${path}:${at + 1}: say in a doc comment what ${name} is for`];
      });
    });
