/** What browsers that support it expose of the visitor's network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits in a second. */
  downlink?: number;
}

const slow3g = 0.7;

/** Whether a visitor's network can carry what was not requested: not 2g, not a slow 3g, and no wish to save data. */
export function mayPrefetch(navigator: Navigator = window.navigator): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return true;
  const { saveData = false, effectiveType = '4g', downlink = Infinity } = connection;
  if (saveData || effectiveType.endsWith('2g')) return false;
  return effectiveType !== '3g' || downlink > slow3g;
}
