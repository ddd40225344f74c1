import { address, addresses, openPort, originTemplate, remoteRoleList, text } from './rules.ts';
import type { Variable } from './variable.ts';

const operations = 'docs/operations/settings.md';

/** The variables of the release commands and the health gate, besides those of all programs. */
export const releaseVariables = {
  REMOTE_ORIGIN_TEMPLATE: {
    readBy: ['releases', 'start'],
    rule: originTemplate,
    without: "the remotes' ports on this machine",
    document: operations,
    meaning: 'the origin from which browsers load remotes, such as `https://{remote}.cdn.example`',
  },
  REMOTE_ROLES: {
    readBy: ['shell', 'start'],
    rule: remoteRoleList,
    default: 'content=primary,registration=essential,awards=essential',
    document: operations,
    meaning:
      'the role of each remote on the site, see [roles](remotes.md#what-a-remote-is-to-the-site); remotes that are not listed are `regular`',
  },
  SITE_SERVERS: {
    readBy: ['releases', 'start'],
    rule: addresses('http', 'https'),
    without: 'the site server on this machine',
    document: operations,
    meaning:
      'the URLs at which release commands and the health gate reach the site servers, separated by commas: a release is live once each of them that responds renders it',
  },
  RELEASE_BROWSER: {
    readBy: ['releases', 'start'],
    rule: text(),
    without: 'an installed Chromium, or the one that the tests install',
    document: operations,
    meaning:
      'the path of the Chromium that opens every page of a release before it goes live; `none` disables this check',
  },
  RELEASE_SECRET: {
    readBy: ['shell', 'releases', 'start'],
    rule: text(32),
    without: 'generated once, in the data folder',
    isSecret: true,
    document: operations,
    meaning: 'the key that signs preview links and rollout cookies, at least 32 characters',
  },
  RELEASE_DESK_PORT: {
    readBy: ['releases', 'start'],
    rule: openPort(1, 65_535),
    without: '`PORT` + 7',
    document: operations,
    meaning: 'the port of the release desk, which only the API uses; load balancers must not forward to it',
  },
  RELEASE_DESK_URL: {
    readBy: ['api', 'start'],
    rule: address('http', 'https'),
    without: 'the release desk on this machine',
    document: operations,
    meaning: 'the URL at which the API reaches the release desk',
  },
  RELEASE_DESK_KEY: {
    readBy: ['api', 'releases', 'start'],
    rule: text(32),
    without: 'generated once, in the data folder',
    isSecret: true,
    document: operations,
    meaning:
      'the key by which the release desk recognises the API, at least 32 characters; no other program needs it',
  },
} as const satisfies Record<string, Variable>;
