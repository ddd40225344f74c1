import { boolean, number } from 'yup';
import { whole as wholeNumber } from '../../forms/resource-rules.ts';
import { fields, oneOf, optionalText, requiredText } from '../../forms/rules.ts';
import { registryActions, type SharePercent } from '../../releases/registry.ts';
import { buildIdPattern, remoteNamePattern } from '../../releases/remote-descriptor.ts';
import {
  choice,
  listed,
  moment,
  nullableShape,
  nullableText,
  nullableWhole,
  shape,
  text,
  whole,
} from '../../requests/response-shapes.ts';
import { messages } from '../../words/messages.ts';

/** What the health gate thinks of a release: it watches none (`unwatched`), sees nothing wrong, or a release that fails more often than the one before. */
const verdicts = ['unwatched', 'sound', 'suspect', 'failing'] as const;

const release = { buildId: text(), version: text(), since: moment() };

const health = shape({
  /** Pages that were sent to visitors since the site's servers were started. */
  views: whole(),
  failed: whole(),
  /** The ids of the pages that failed, the most frequent first. */
  pages: listed(text()),
  verdict: choice(verdicts),
});

const history = shape({
  at: moment(),
  action: choice(registryActions),
  buildId: text(),
  /** Of a share: per cent of the devices. */
  percent: nullableWhole(),
  by: nullableText(),
  why: nullableText(),
  notes: listed(text()),
});

const remote = shape({
  name: text(),
  /** Null: it was taken off the site, or was never live. */
  live: nullableShape({ ...release, health }),
  /** What some of the devices have in its place. */
  share: nullableShape({ ...release, health, percent: whole() }),
  /** Checked releases that only a preview shows, the newest first. */
  candidates: listed(shape({ ...release, by: nullableText(), notes: listed(text()) })),
  /** What a rollback of the live release brings back; null: there is nothing. */
  before: nullableText(),
  /** The latest first. */
  history: listed(history),
});

/** Every remote, and how far the site's servers are with what the registry says. */
export const releases = shape({
  /** Of the registry: a change names it. */
  revision: whole(),
  remotes: listed(remote),
  servers: shape({
    all: whole(),
    responding: whole(),
    /** Those that show what the registry says. */
    showing: whole(),
  }),
});

const buildId = requiredText().matches(buildIdPattern, messages.oneOf);

export const inRemote = fields({ remote: requiredText().matches(remoteNamePattern, messages.oneOf) });

export const inCandidate = inRemote.shape({ buildId });

export const preview = shape({ address: text(), expiresAt: moment() });

const actions = ['promote', 'withdraw', 'rollback'] as const;

/** What is to be done with a release, and what was read of it before. */
export const wantedChange = fields({
  action: oneOf(actions),
  /** The candidate; of a rollback, the release that is to go. */
  buildId,
  /** Of the devices, where it is promoted. */
  percent: number<SharePercent | 100>().oneOf([1, 10, 100], messages.oneOf).default(100),
  /** The site may do without pages that the live release has. */
  mayDropPages: boolean().default(false),
  /** The registry's, as it was read. */
  revision: wholeNumber(0, Number.MAX_SAFE_INTEGER).required(messages.required),
  why: optionalText(),
});

const placesOfRemote = shape({
  live: nullableText(),
  share: nullableText(),
  candidates: nullableText(),
});

export const releaseChange = shape({
  before: placesOfRemote,
  after: placesOfRemote,
  /** Addresses that visitors get or lose with it. */
  newPages: listed(text()),
  droppedPages: listed(text()),
  /** Why it is refused; empty: it is not. */
  problems: listed(text()),
});
