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
import { boolean, number } from '../../yup.ts';

/** The health gate's verdict on a release; `unwatched`: it does not compare this release with another. */
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
  /** For a rollout: per cent of the devices. */
  percent: nullableWhole(),
  by: nullableText(),
  why: nullableText(),
  notes: listed(text()),
});

const remote = shape({
  name: text(),
  /** Null: it was taken off the site, or was never live. */
  live: nullableShape({ ...release, health }),
  /** The release that some of the devices get in its place. */
  share: nullableShape({ ...release, health, percent: whole() }),
  /** Checked releases that only a preview shows, the newest first. */
  candidates: listed(shape({ ...release, by: nullableText(), notes: listed(text()) })),
  /** The release that a rollback would restore; null: there is none. */
  before: nullableText(),
  /** The latest first. */
  history: listed(history),
});

/** Every remote, and how many of the site's servers render the present registry. */
export const releases = shape({
  /** The registry's revision, which a change has to name. */
  revision: whole(),
  remotes: listed(remote),
  servers: shape({
    all: whole(),
    responding: whole(),
    /** The servers that render the present revision. */
    showing: whole(),
  }),
});

const buildId = requiredText().matches(buildIdPattern, messages.oneOf);

export const inRemote = fields({ remote: requiredText().matches(remoteNamePattern, messages.oneOf) });

export const inCandidate = inRemote.shape({ buildId });

export const preview = shape({ address: text(), expiresAt: moment() });

const actions = ['promote', 'withdraw', 'rollback'] as const;

/** A change of a remote's releases, with the revision that the organiser saw. */
export const wantedChange = fields({
  action: oneOf(actions),
  /** The candidate; for a rollback, the release that is replaced. */
  buildId,
  /** For a promotion: per cent of the devices. */
  percent: number<SharePercent | 100>().oneOf([1, 10, 100], messages.oneOf).default(100),
  /** Whether the change may remove pages that the live release has. */
  mayDropPages: boolean().default(false),
  /** The registry's revision that the organiser saw. */
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
  /** The addresses that the change adds to the site; `droppedPages` are those that it removes. */
  newPages: listed(text()),
  droppedPages: listed(text()),
  /** Why it is refused; empty: it is not. */
  problems: listed(text()),
});
