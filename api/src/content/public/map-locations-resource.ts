import { coordinate, slug, textOrNull, whole } from '@summit/contract/forms/resource-rules';
import { oneOf, requiredText } from '@summit/contract/forms/rules';
import { placeKinds } from '@summit/contract/shapes/content';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { mapLocations } from '../map-location/map-location.tables.ts';

/** The venue and the places around it. */
export const mapLocationsResource = tableResource({
  table: mapLocations,
  key: 'id',
  fields: {
    id: slug(),
    name: requiredText(),
    kind: oneOf(placeKinds),
    address: requiredText(),
    note: textOrNull(),
    latitude: coordinate(90),
    longitude: coordinate(180),
    position: whole(),
  },
  order: ['position'],
  removable: true,
  drops: ['map-locations'],
});
