import { writeFileSync } from 'node:fs';
import { compiledModule, compileInlineScripts } from './inline-scripts.ts';

// `npm run compile:inline`: writes the module of the inline scripts after one of their sources has changed.
writeFileSync(compiledModule, await compileInlineScripts());
