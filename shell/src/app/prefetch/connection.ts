/** The Network Information API, in browsers that support it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits in a second. */
  downlink?: number;
}

const slow3g = 0.7;

/** Whether prefetching is acceptable on the visitor's network: not on 2g or slow 3g, nor with data saving. */
export function mayPrefetch(navigator: Navigator = window.navigator): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return true;
  const { saveData = false, effectiveType = '4g', downlink = Infinity } = connection;
  if (saveData || effectiveType.endsWith('2g')) return false;
  return effectiveType !== '3g' || downlink > slow3g;
}
