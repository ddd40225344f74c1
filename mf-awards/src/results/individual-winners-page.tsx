import { Winners } from './winners.tsx';

/** The winners among people. */
export default function IndividualWinnersPage() {
  return <Winners track="Individual" />;
}
