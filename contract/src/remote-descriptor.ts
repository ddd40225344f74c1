import { array, mixed, number, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { headerHeights, type HeaderKind, type PageAccess, type RenderMode } from './site-map.ts';

/** A page as a release claims it. */
export interface DescriptorPage {
  id: string;
  /** May hold `:name` parameters. */
  path: string;
  access: PageAccess;
  headerKind: HeaderKind;
  renderMode: RenderMode;
  /**
   * The parameters of the address that the page reads: all others are ignored by rendering and caching.
   * A release that does not say so may read any.
   */
  reads?: readonly string[];
}

/** Paths relative to the release's folder. */
export interface DescriptorEntry {
  manifest: string;
  entry: string;
}

/** `remote.json`: what one release of a remote owns, what it needs, and what its files must hash to. */
export interface RemoteDescriptor {
  schemaVersion: 1;
  name: string;
  /** Semantic version. */
  version: string;
  buildId: string;
  /** The federation container: another one for every build. */
  containerName: string;
  /** Semantic version ranges. */
  requires: { contract: string; sharedAuth: string; sharedUi: string };
  pages: DescriptorPage[];
  dialogs: string[];
  browser: DescriptorEntry;
  server: DescriptorEntry;
  /** sha256 (hexadecimal) of every file that may be loaded, by its path in the release. */
  hashes: Record<string, string>;
}

export interface LiveRelease {
  buildId: string;
  /** Absolute, without a closing slash. */
  baseUrl: string;
  descriptor: RemoteDescriptor;
  /** ISO 8601. */
  promotedAt: string;
}

export interface RegistryEntry {
  remote: string;
  buildId: string;
  /** ISO 8601. */
  at: string;
  action: 'promote' | 'rollback';
}

/** Which release of each remote is live, and how it came to be. */
export interface Registry {
  revision: number;
  /** ISO 8601. */
  updatedAt: string;
  live: Record<string, LiveRelease>;
  /** Oldest first. */
  history: RegistryEntry[];
}

const semver = /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;
const remoteName = /^[a-z][a-z0-9-]*$/;
const buildName = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const pagePath = /^\/(?:[\w:-]+(?:\/[\w:-]+)*)?$/;
/** Relative, without `..` or a scheme: a release never reaches outside its folder. */
const fileInRelease = /^(?!.*(?:^|\/)\.\.(?:\/|$))[^/\\:][^\\:]*$/;
const sha256 = /^[0-9a-f]{64}$/;

function recordOf<T>(
  isKey: (key: string) => boolean,
  item: { validateSync(value: unknown, options?: object): T },
) {
  return mixed<Record<string, T>>(
    (value): value is Record<string, T> => typeof value === 'object' && !Array.isArray(value),
  )
    .required()
    .test('record', '${path} is not valid', (record, context) => {
      for (const [key, value] of Object.entries(record)) {
        if (!isKey(key)) {
          return context.createError({ message: `${context.path} names '${key}', which is not allowed` });
        }
        try {
          item.validateSync(value, { strict: true });
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          return context.createError({ message: `${context.path}['${key}']: ${reason}` });
        }
      }
      return true;
    });
}

const entry = object({
  manifest: string().required().matches(fileInRelease),
  entry: string().required().matches(fileInRelease),
}).required();

const page = object({
  id: string().required(),
  path: string().required().matches(pagePath),
  access: string<PageAccess>().oneOf(['public', 'attendee']).required(),
  headerKind: string<HeaderKind>()
    .oneOf(Object.keys(headerHeights) as HeaderKind[])
    .required(),
  renderMode: string<RenderMode>().oneOf(['server', 'browser']).required(),
  reads: array(string().required()),
});

/** Checks a `remote.json`. Validate it with `{ strict: true }`. */
export const remoteDescriptorSchema = object({
  schemaVersion: number<1>().oneOf([1]).required(),
  name: string().required().matches(remoteName),
  version: string().required().matches(semver),
  buildId: string().required().matches(buildName),
  containerName: string()
    .required()
    .matches(/^\w[\w.-]*$/),
  requires: object({
    contract: string().required(),
    sharedAuth: string().required(),
    sharedUi: string().required(),
  }).required(),
  pages: array(page.required()).required(),
  dialogs: array(string().required()).required(),
  browser: entry,
  server: entry,
  hashes: recordOf((file) => fileInRelease.test(file), string().required().matches(sha256)),
}) satisfies ObjectSchema<AnyObject>;

const liveRelease = object({
  buildId: string().required().matches(buildName),
  baseUrl: string()
    .required()
    .matches(/^https?:\/\/[^\s/]+(?:\/[^\s]*[^\s/])?$/),
  descriptor: remoteDescriptorSchema.required(),
  promotedAt: string().required(),
});

/** Checks the registry's file. */
export const registrySchema = object({
  revision: number().integer().min(0).required(),
  updatedAt: string().required(),
  live: recordOf((name) => remoteName.test(name), liveRelease),
  history: array(
    object({
      remote: string().required(),
      buildId: string().required(),
      at: string().required(),
      action: string<RegistryEntry['action']>().oneOf(['promote', 'rollback']).required(),
    }).required(),
  ).required(),
});
