import { PreWining } from './pre-wining.tsx';

/** When the winners among companies are announced. */
export default function PreWiningPage() {
  return <PreWining page="awardsPreWining" />;
}
