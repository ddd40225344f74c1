import { defineOwnRemote } from '@summit/shared-ui/remote';
import type { pages } from './pages.ts';

export default defineOwnRemote<typeof pages>('backstage', {
  backstage: () => import('./backstage-page.tsx'),
});
