import { withheldValue } from '@summit/contract/errors/withheld-value';
import { useJourney } from '@summit/shared-ui/navigation/journey';
import { useRouteParams } from '@summit/shared-ui/navigation/navigation';
import type { RouteParams } from '@summit/shared-ui/navigation/route-params';

/** The parameters of a path that the page excludes from rendering and caching: undefined until hydration is over. */
export function useOwnRouteParams(): RouteParams | undefined {
  const params = useRouteParams();
  const { followsAddress } = useJourney();
  return followsAddress || !Object.values(params).includes(withheldValue) ? params : undefined;
}
