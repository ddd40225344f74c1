import type * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { FieldKind, ResourceField } from './entry-types.ts';

type Described = ResponseOf<typeof calls.resourceFields>['fields'][number];

/** Fields that hold the key of another entry. */
const references: Readonly<Record<string, ResourceId>> = {
  locationId: 'halls',
  tierId: 'tiers',
  categoryId: 'categories',
  galleryId: 'albums',
  packageId: 'packages',
};

const longNames = ['content', 'body', 'text', 'description', 'abstract', 'biography', 'note', 'answer'];

/** How the server says that a value is written, by how the words begin. */
const kindsByWords: readonly (readonly [string, FieldKind])[] = [
  ['true | false', 'flag'],
  ['moment', 'moment'],
  ['day', 'day'],
  ['picture', 'picture'],
  ['colour', 'colour'],
  ['number', 'number'],
  ['money', 'number'],
  ['per cent', 'number'],
  ['list', 'list'],
  ['JSON', 'json'],
];

/** The fields of a form, made of what the server says of each. */
export function describedFields(resource: ResourceId, fields: readonly Described[]): ResourceField[] {
  return fields.map(({ name, kind: written, isRequired, isFixed }) => {
    const refersTo = resource === 'sessions' && name === 'speakers' ? 'speakers' : (references[name] ?? null);
    const kind = kindOf(name, written, refersTo);
    const choices = kind === 'choice' ? written.split(' | ') : [];
    const help = kind === 'number' && written !== 'number' ? `${written}.` : null;
    return { name, label: fieldLabel(name), kind, written, help, isRequired, isFixed, choices, refersTo };
  });
}

function kindOf(name: string, written: string, refersTo: ResourceId | null): FieldKind {
  if (refersTo !== null) return written === 'list' ? 'references' : 'reference';
  const known = kindsByWords.find(([words]) => written.startsWith(words));
  if (known) return known[1];
  if (written.includes(' | ')) return 'choice';
  return longNames.includes(name) ? 'longText' : 'text';
}

/** `Valid until` of `validUntil`, `Published` of `isPublished`, `Buttons: text` of `buttons.text`. */
export function fieldLabel(name: string): string {
  if (name === 'id') return 'Key';
  return name.split('.').map(inWords).join(': ');
}

function inWords(name: string, place: number): string {
  const bare = name.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])(?:Url|Id|At|On)$/, '');
  const words = bare.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
  return place === 0 ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
