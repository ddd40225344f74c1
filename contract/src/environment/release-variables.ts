import { address, addresses, openPort, originTemplate, remoteRoleList, text } from './rules.ts';
import type { Variable } from './variable.ts';

const operations = 'docs/operations/settings.md';

/** The variables of the release commands and the health gate, besides those of all programs. */
export const releaseVariables = {
  REMOTE_ORIGIN_TEMPLATE: {
    readBy: ['releases', 'start'],
    rule: originTemplate,
    without: "the remotes' ports of this machine",
    document: operations,
    meaning: 'where browsers find remotes: `https://{remote}.cdn.example`',
  },
  REMOTE_ROLES: {
    readBy: ['shell', 'start'],
    rule: remoteRoleList,
    default: 'content=primary,registration=essential,awards=essential',
    document: operations,
    meaning:
      'what each remote is to the site, see [roles](remotes.md#what-a-remote-is-to-the-site); others are regular',
  },
  SITE_SERVERS: {
    readBy: ['releases', 'start'],
    rule: addresses('http', 'https'),
    without: "the site's server on this machine",
    document: operations,
    meaning:
      "the site's servers as release commands and the health gate reach them, divided by commas: a release is live once each of them that responds renders it",
  },
  RELEASE_BROWSER: {
    readBy: ['releases', 'start'],
    rule: text(),
    without: 'an installed Chromium, or the one that the tests install',
    document: operations,
    meaning:
      'the path of the Chromium that opens all pages of a release before it goes live; `none`: no browser does',
  },
  RELEASE_SECRET: {
    readBy: ['shell', 'releases', 'start'],
    rule: text(32),
    without: 'made once, in the data folder',
    isSecret: true,
    document: operations,
    meaning: 'signs the links of previews and the cookies of shares, at least 32 characters',
  },
  RELEASE_DESK_PORT: {
    readBy: ['releases', 'start'],
    rule: openPort(1, 65_535),
    without: '`PORT` + 7',
    document: operations,
    meaning: 'where the release desk listens, for the API alone: no balancer leads there',
  },
  RELEASE_DESK_URL: {
    readBy: ['api', 'start'],
    rule: address('http', 'https'),
    without: 'the one of this machine',
    document: operations,
    meaning: 'the release desk as the API reaches it',
  },
  RELEASE_DESK_KEY: {
    readBy: ['api', 'releases', 'start'],
    rule: text(32),
    without: 'made once, in the data folder',
    isSecret: true,
    document: operations,
    meaning: 'lets the API act at the release desk, at least 32 characters; nobody else has it',
  },
} as const satisfies Record<string, Variable>;
