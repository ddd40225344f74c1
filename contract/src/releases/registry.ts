import type { InferType } from 'yup';
import { array, number, object, string } from '../yup.ts';
import { buildIdPattern, getRecord, remoteDescriptorSchema, remoteNamePattern } from './remote-descriptor.ts';

const liveRelease = object({
  buildId: string().required().matches(buildIdPattern),
  /** Absolute, without a closing slash. */
  baseUrl: string()
    .required()
    .matches(/^https?:\/\/[^\s/]+(?:\/[^\s]*[^\s/])?$/),
  descriptor: remoteDescriptorSchema.required(),
  /** ISO 8601. */
  promotedAt: string().required(),
});

/** A release that some of the visitors' devices get in place of the live one. */
const sharedRelease = liveRelease.shape({
  /** The share of all devices, in per cent. */
  percent: number<SharePercent>().oneOf([1, 10]).required(),
});

const isRemote = (name: string) => remoteNamePattern.test(name);

/** `retire` takes a remote off the site: its pages are not found from then on. `withdraw` ends a candidate or a share. */
export const registryActions = ['promote', 'rollback', 'retire', 'candidate', 'share', 'withdraw'] as const;

/** The steps of a rollout, in per cent of all devices, before a release is live for all of them. */
export type SharePercent = 1 | 10;

export type RegistryAction = (typeof registryActions)[number];

const change = object({
  remote: string().required(),
  buildId: string().required(),
  /** ISO 8601. */
  at: string().required(),
  action: string<RegistryAction>().oneOf(registryActions).required(),
  /** For a rollout: per cent of the devices. */
  percent: number(),
  /** The name that the person or their machine gave. */
  by: string(),
  why: string(),
  /** The differences for visitors, one line each. */
  notes: array(string().required()),
});

/** Which release of each remote is live, and how it came to be. */
const registrySchema = object({
  revision: number().integer().min(0).required(),
  /** ISO 8601. */
  updatedAt: string().required(),
  live: getRecord(isRemote, liveRelease),
  /** Checked releases that only a preview shows; the newest last. */
  candidates: getRecord(isRemote, array(liveRelease.required()).required()).optional(),
  /** At most one release of a remote, beside the live one. */
  shares: getRecord(isRemote, sharedRelease).optional(),
  /** Oldest first. */
  history: array(change.required()).required(),
}).strict();

export type LiveRelease = InferType<typeof liveRelease>;
export type SharedRelease = InferType<typeof sharedRelease>;
export type Registry = InferType<typeof registrySchema>;

/** The registry's path in the data folder. */
export const registryPath = 'registry/registry.json';

/** The path of the backup beside the registry's file, which is read when that file is damaged. */
export function getRegistryCopy(file: string): string {
  return file.replace(/\.json$/, '.copy.json');
}

/** What is live before the first promotion. */
export const emptyRegistry: Registry = {
  revision: 0,
  updatedAt: '1970-01-01T00:00:00.000Z',
  live: {},
  history: [],
};

/**
 * Reads the text of the registry's file; nothing is converted.
 * @throws Error that names what is missing or wrong
 */
export function registryFrom(text: string): Registry {
  return registrySchema.validateSync(JSON.parse(text));
}
