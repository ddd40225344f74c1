import type { ResourceId } from '@summit/contract/resources';
import type { Resource } from '../platform/resources/resource.ts';
import { invoicingResource, settingsResource } from '../settings/settings-resource.queries.ts';
import { themeResource } from '../settings/theme-resource.queries.ts';
import { textsResource, virtualTextsResource } from '../static-content/texts-resource.queries.ts';

/** How each resource is read and written, by its own capability. */
export const allResources: Record<ResourceId, Resource> = {
  texts: textsResource,
  'virtual-texts': virtualTextsResource,
  theme: themeResource,
  settings: settingsResource,
  invoicing: invoicingResource,
};
