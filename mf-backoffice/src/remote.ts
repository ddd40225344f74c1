import { defineRemote } from '@summit/shared-ui/remote';

export default defineRemote('backoffice', {
  pages: {
    backoffice: () => import('./backoffice-page.tsx'),
  },
  dialogs: {},
});
