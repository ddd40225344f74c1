import type { OwnPages } from '@summit/contract/releases/own-pages';

export const pages = {
  backstage: { path: '/backstage', access: 'public', headerKind: 'plain', renderMode: 'server' },
} as const satisfies OwnPages;
