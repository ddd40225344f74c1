import type { PageIdOf } from '../site/page-ids.ts';
import * as pages from '../site/site-map.ts';

/** The steps at which a registration that has begun can go on. */
export const continuedPages = {
  registrationSecondPart: pages.registrationSecondPart,
  registrationPhoto: pages.registrationPhoto,
  registrationPackages: pages.registrationPackages,
  registrationKillerFeature: pages.registrationKillerFeature,
  registrationPayment: pages.registrationPayment,
} as const satisfies { [Id in PageIdOf<'registration'>]?: (typeof pages)[Id] };

export type ContinuedPageId = keyof typeof continuedPages;
