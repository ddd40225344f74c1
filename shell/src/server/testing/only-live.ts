import { emptyRegistry } from '@summit/contract/releases/registry';
import { liveVariant } from '../variants/variant.ts';

const variant = liveVariant(emptyRegistry);

/** Every request gets the live releases. */
export const onlyLive = { choose: () => ({ variant }), live: () => variant };
