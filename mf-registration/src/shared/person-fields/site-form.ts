import type { FieldValues } from 'react-hook-form';
import type { useSiteForm } from '@summit/shared-ui/form/use-site-form';

/** A form of this site, as it is passed to components. */
export type SiteForm<Values extends FieldValues> = ReturnType<typeof useSiteForm<Values>>;
