import type { Nominee } from './awards-data.ts';

/** A person's job and company: `Chief Risk Officer, Alder`; null for a company. */
export function getPost({ jobTitle, company }: Pick<Nominee, 'jobTitle' | 'company'>): string | null {
  const known = [jobTitle, company].filter((part) => part !== null && part !== '');
  return known.length > 0 ? known.join(', ') : null;
}
