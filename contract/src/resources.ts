import type { Permission } from './organisers.ts';

interface ResourceFact {
  /** One line: what an entry of it is. */
  about: string;
  read: Permission;
  change: Permission;
  /** Fields that need another permission to be changed. */
  fields?: Readonly<Record<string, Permission>>;
}

/** What organisers list, change, import and export: each has the same calls. */
export const resources = {
  texts: { about: 'a text of the site, by its name', read: 'content.read', change: 'content.change' },
  'virtual-texts': {
    about: 'a text of the virtual event, by its name',
    read: 'content.read',
    change: 'content.change',
  },
  theme: { about: 'the looks of the season', read: 'content.read', change: 'content.change' },
  settings: { about: 'a section of the settings', read: 'settings.read', change: 'settings.change' },
  invoicing: {
    about: 'what invoices say of the seller',
    read: 'invoicing.read',
    change: 'invoicing.change',
  },
} as const satisfies Record<string, ResourceFact>;

export type ResourceId = keyof typeof resources;

export const resourceIds = Object.keys(resources) as ResourceId[];

/** The row of a resource, by its type as a whole. */
export function resourceFact(id: ResourceId): ResourceFact {
  return resources[id];
}

/** The permission that a change of one field of a resource needs. */
export function permissionToChange(id: ResourceId, field: string): Permission {
  const { change, fields = {} } = resourceFact(id);
  return fields[field] ?? change;
}

/** The key of an entry that does not exist yet, where the API makes the keys. */
export const newKey = 'new';
