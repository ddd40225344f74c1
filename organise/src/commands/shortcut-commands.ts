import type { ResourceId } from '@summit/contract/organising/resources';
import { type Command, requireWord } from '../command.ts';
import { setFields } from './resource-commands.ts';

interface Shortcut {
  resource: ResourceId;
  verb: string;
  about: string;
  values: Record<string, string>;
}

/** Frequent changes that have their own command. */
const shortcuts: readonly Shortcut[] = [
  {
    resource: 'attendees',
    verb: 'block',
    about: 'somebody can no longer log in, and their sessions end',
    values: { isBlocked: 'true' },
  },
  { resource: 'attendees', verb: 'unblock', about: 'they can again', values: { isBlocked: 'false' } },
  { resource: 'speakers', verb: 'publish', about: 'shows a speaker', values: { status: 'Published' } },
  { resource: 'speakers', verb: 'unpublish', about: 'hides a speaker', values: { status: 'Draft' } },
  { resource: 'sponsors', verb: 'publish', about: 'shows a sponsor', values: { status: 'Published' } },
  {
    resource: 'sponsors',
    verb: 'unpublish',
    about: 'hides a sponsor, who keeps everything',
    values: { status: 'Draft' },
  },
  { resource: 'listings', verb: 'approve', about: 'lists a company', values: { status: 'Approved' } },
  { resource: 'blitz-tables', verb: 'approve', about: 'shows a table', values: { status: 'Approved' } },
  {
    resource: 'message-reports',
    verb: 'close',
    about: 'puts a report aside',
    values: { state: 'Closed' },
  },
];

function getCommand({ resource, verb, about, values }: Shortcut): Command {
  const usage = `${resource} ${verb} KEY`;
  return {
    usage,
    about,
    run: (context) => setFields(context, resource, requireWord(context.words[0], { usage }), values),
  };
}

/** Commands for single changes. */
export const shortcutCommands: Record<string, Command> = Object.fromEntries(
  shortcuts.map((shortcut) => [`${shortcut.resource} ${shortcut.verb}`, getCommand(shortcut)]),
);
