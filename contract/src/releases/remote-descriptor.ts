import type { InferType, Schema } from 'yup';
import { headerHeights, type HeaderKind } from '../site/header-heights.ts';
import type { PageAccess, PageFrame, RenderMode } from '../site/page.ts';
import { array, mixed, number, object, string } from '../yup.ts';
import { type RemoteRole, remoteRoles } from './remote-roles.ts';

const semver = /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;
export const remoteNamePattern = /^[a-z][a-z0-9-]*$/;
export const buildIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const pagePath = /^\/(?:[\w:-]+(?:\/[\w:-]+)*(?:\/\*)?)?$/;
/** Relative, without `..` or a scheme: a release never reaches outside its folder. */
const fileInRelease = /^(?!.*(?:^|\/)\.\.(?:\/|$))[^/\\:][^\\:]*$/;
const sha256 = /^[0-9a-f]{64}$/;

/** The name of the descriptor in the folder of a release. */
export const descriptorFile = 'remote.json';

/** A record whose keys and values are all checked; yup has no such schema. */
export function getRecord<T>(isKey: (key: string) => boolean, item: Schema<T>) {
  return mixed<Record<string, T>>(
    (value): value is Record<string, T> => typeof value === 'object' && !Array.isArray(value),
  )
    .required()
    .test('record', '${path} is not valid', (record: Record<string, T> | undefined, context) => {
      if (!record) return true;
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

/** Paths relative to the folder of the release. */
const entry = object({
  manifest: string().required().matches(fileInRelease),
  entry: string().required().matches(fileInRelease),
}).required();

/** A page as a release claims it. */
const page = object({
  id: string().required(),
  /** May hold `:name` parameters, and end with `/*`. */
  path: string().required().matches(pagePath),
  access: string<PageAccess>().oneOf(['public', 'attendee']).required(),
  headerKind: string<HeaderKind>()
    .oneOf(Object.keys(headerHeights) as HeaderKind[])
    .required(),
  renderMode: string<RenderMode>().oneOf(['server', 'form', 'browser']).required(),
  /** Absent: the frame of visitors is around it. */
  frame: string<PageFrame>().oneOf(['none']),
  /**
   * The parameters of the address that the page reads: all others are ignored by rendering and caching.
   * A release without this list may read any.
   */
  reads: array(string().required()),
  /** An address of the page that always exists: the release is tried with it before it goes live. */
  sample: string().matches(/^\/[^?#]*$/),
  /** The secret parameters of the page: their values are withheld from rendering and caching. */
  withholds: array(string().required()),
  /** How the names of the texts begin that a page rendered in the browser reads. */
  wordings: array(string().required()),
  /**
   * The page's first call, below the API's address and with withheld parameters in braces:
   * `/public/voucher?token={token}`. The HTML makes it, so that its response loads in parallel with the page's script.
   */
  firstCall: string().matches(/^\/[\w/{}-]+(?:\?\w+=\{\w+\}(?:&\w+=\{\w+\})*)?$/),
});

/** `remote.json`: what one release of a remote owns, what it needs, and what its files must hash to. */
export const remoteDescriptorSchema = object({
  schemaVersion: number<1>().oneOf([1]).required(),
  name: string().required().matches(remoteNamePattern),
  /** Semantic version. */
  version: string().required().matches(semver),
  buildId: string().required().matches(buildIdPattern),
  /** The remote's role on the site; absent: regular. */
  role: string<RemoteRole>().oneOf(remoteRoles),
  /** The federation container: another one for every build. */
  containerName: string()
    .required()
    .matches(/^\w[\w.-]*$/),
  /** Semantic version ranges. */
  requires: object({
    contract: string().required(),
    sharedAuth: string().required(),
    sharedUi: string().required(),
    /** Absent in releases that were built before this field was added. */
    react: string(),
  }).required(),
  pages: array(page.required()).required(),
  dialogs: array(string().required()).required(),
  browser: entry,
  server: entry,
  /** sha256 (hexadecimal) of every file of the release but this one, by its path in the release. */
  hashes: getRecord((file) => fileInRelease.test(file), string().required().matches(sha256)),
}).strict();

export type RemoteDescriptor = InferType<typeof remoteDescriptorSchema>;

export type ReleasedPage = RemoteDescriptor['pages'][number];

/**
 * Reads a descriptor; nothing is converted, so the file is accepted only as it is.
 * @throws ValidationError that names what is missing or wrong
 */
export function remoteDescriptorFrom(value: unknown): RemoteDescriptor {
  return remoteDescriptorSchema.validateSync(value);
}
