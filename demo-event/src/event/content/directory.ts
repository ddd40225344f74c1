import { slug } from '../../lasting-id.ts';
import { sponsors } from '../sponsors/sponsors.ts';
import { sponsorTypes } from '../sponsors/tiers.ts';

const nameOfType = new Map<string, string>(sponsorTypes.map(({ id, name }) => [id, name]));

/** Companies of the list of invitations. */
const writtenElsewhere = ['Ivorine', 'Vexhallow'];

/** Companies on the floor whose entry in the directory is approved. */
export const listedCompanies = sponsors
  .filter(({ name }, at) => at % 2 === 0 && !writtenElsewhere.includes(name))
  .map(({ name, type, description }) => ({
    token: `demo-listing-${slug(name)}`,
    status: 'Approved' as const,
    company: name,
    description,
    category: nameOfType.get(type) ?? type,
    website: `https://${slug(name)}.example`,
    submittedAt: new Date('2027-01-11T09:00:00Z'),
  }));
