import type { PageId } from './page-ids.ts';

/** Addresses that only redirect. `awardsStatus`: to the page that `awards-status.ts` names for the current status. */
export const redirects = {
  awards: { path: '/awards', to: 'awardsStatus' },
  awardsWelcomeOld: { path: '/awards/welcomeold', to: 'awardsWelcome' },
  awardsBackupWelcome: { path: '/awards/backup_welcome', to: 'awardsWelcome' },
  redirectToHome: { path: '/home', to: 'home' },
} as const satisfies Record<string, { path: `/${string}`; to: PageId | 'awardsStatus' }>;
