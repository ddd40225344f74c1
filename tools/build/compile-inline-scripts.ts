import { writeFileSync } from 'node:fs';
import { compiledModule, compileInlineScripts } from './inline-scripts.ts';

// `npm run compile:inline` writes the module of the inline scripts; run it after changing one of their sources.
writeFileSync(compiledModule, await compileInlineScripts());
