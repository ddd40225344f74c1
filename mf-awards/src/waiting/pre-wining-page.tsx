import { PreWining } from './pre-wining.tsx';

/** Announces when the winners among companies will be published. */
export default function PreWiningPage() {
  return <PreWining page="awardsPreWining" />;
}
