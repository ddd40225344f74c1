/** Which folder or file of a package may import which. */

const { forbid } = require('./forbid.cjs');

/** The files of the API that use Drizzle, besides its database module. */
const sqlFile = '\\.(queries|tables|test)\\.ts$';

const folders = [
  forbid(
    'capabilities-are-islands',
    { path: '^(mf-[^/]+)/src/([^/]+)/', pathNot: '^mf-[^/]+/src/(shared|testing)/' },
    // Screens of a single resource may use the parts of the generic screen.
    { path: '^$1/src/', pathNot: '^$1/src/($2|shared|testing)/|^mf-backoffice/src/resources/' },
    "A capability imports itself and its package's shared/: move what two of them need there.",
  ),
  forbid(
    'shared-below-capabilities',
    '^(mf-[^/]+)/src/shared/',
    { path: '^$1/src/', pathNot: '^$1/src/(shared|testing)/' },
    'shared/ imports no capability: pass what it needs as an argument or prop.',
  ),
  forbid(
    'shell-parts-are-islands',
    {
      path: '^shell/src/app/([^/]+)/',
      // These two files list the dialogs of several folders.
      pathNot: '^shell/src/app/(parts|testing|overlays/(overlays|hash-dialogs)\\.tsx$)|\\.test\\.tsx?$',
    },
    { path: '^shell/src/app/[^/]+/', pathNot: '^shell/src/app/($1|parts|testing)/' },
    'A folder of the shell imports itself and parts/: move what two of them need there, and combine them in site.tsx.',
  ),
  forbid(
    'shell-common-parts-below',
    { path: '^shell/src/app/parts/', pathNot: '\\.test\\.tsx?$' },
    { path: '^shell/src/app/', pathNot: '^shell/src/app/parts/' },
    'parts/ imports no other folder of the shell.',
  ),
  forbid(
    'api-districts-are-islands',
    { path: '^api/src/([^/]+)/', pathNot: '^api/src/(platform|testing)/|\\.test\\.ts$' },
    { path: '^api/src/', pathNot: '^api/src/($1|platform)/|^api/src/[^/]+/public/|\\.tables\\.ts$' },
    'A district imports itself and the public/ of other districts (and their tables, for foreign keys): move there what two districts need.',
  ),
  forbid(
    'api-platform-below-capabilities',
    { path: '^api/src/platform/', pathNot: '\\.test\\.ts$' },
    { path: '^api/src/', pathNot: '^api/src/platform/' },
    'The platform imports no capability: app.ts passes it what it needs.',
  ),
  forbid(
    'api-sql-in-queries',
    { path: '^api/src/', pathNot: `^api/src/(platform/db|testing)/|${sqlFile}` },
    '(^|/)node_modules/drizzle-orm/',
    'SQL is in files named *.queries.ts: rename the file, or move its statements to such a file beside it.',
  ),
  forbid(
    'api-tables-in-queries',
    // A statement needs a table, also where it needs nothing of Drizzle. Resources only name the table they are about.
    { path: '^api/src/', pathNot: `^api/src/testing/|-resources?\\.ts$|${sqlFile}` },
    { path: '^api/src/.+\\.tables\\.ts$', dependencyTypesNot: ['type-only'] },
    'Only *.queries.ts import tables, anything else only the types of their rows: move the statement to such a file.',
  ),
  forbid(
    'schemas-through-contract',
    {
      path: '^(contract|mf-[a-z]+|shared-[a-z]+|shell|remote-kit/example)/src/',
      pathNot: '^contract/src/yup\\.ts$|\\.test\\.tsx?$|/src/testing',
    },
    { path: '(^|/)node_modules/yup/', dependencyTypesNot: ['type-only'] },
    'Import from contract/src/yup.ts, which can be left out where no schema is used; types may come from yup.',
  ),
  forbid(
    'errors-of-visitors',
    {
      path: '^(shared-[a-z]+|shell|mf-(?!backoffice)[a-z]+)/src/',
      pathNot: '^shell/src/server/|\\.test\\.tsx?$|/src/testing',
    },
    {
      path: '^contract/src/errors/(errors|organiser-errors|passkey-errors)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
    'Import from visitor-errors.ts: the browsers of visitors load no errors of organisers.',
  ),
  forbid(
    'browser-without-server',
    '^shell/src/(app|before-script|federation)/',
    '^shell/src/server/',
    'The shell in the browser never imports its server.',
  ),
];

module.exports = { folders };
