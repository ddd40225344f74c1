import { Winners } from './winners.tsx';

/** The winners among companies. */
export default function WinnersPage() {
  return <Winners track="Company" />;
}
