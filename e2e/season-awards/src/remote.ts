import { defineOwnRemote } from '@summit/shared-ui/remote';
import type { pages } from './pages.ts';

export default defineOwnRemote<typeof pages>('awards', {
  awardsWelcome: () => import('./welcome-page.tsx'),
  awardsJury: () => import('./jury-page.tsx'),
});
