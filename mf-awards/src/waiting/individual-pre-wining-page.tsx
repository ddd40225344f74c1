import { PreWining } from './pre-wining.tsx';

/** When the winners among people are announced. */
export default function PreWiningPage() {
  return <PreWining page="awardsIndividualPreWining" />;
}
