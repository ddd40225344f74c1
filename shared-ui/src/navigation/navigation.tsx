import { useCallback, useContext, useMemo } from 'react';
import { withheldValue } from '@summit/contract/errors/withheld-value';
import { readSearch } from '@summit/contract/paths/address-text';
import { useHistory } from '@summit/shared-ui/navigation/history';
import { useJourney } from '@summit/shared-ui/navigation/journey';
import { type RouteParams, RouteParamsContext } from '@summit/shared-ui/navigation/route-params';
import { useLocation } from '@summit/shared-ui/navigation/router';
import { needsBrowser } from './addresses.ts';

export interface GoOptions {
  /** Replaces the entry in the browser's history. */
  replace?: boolean;
}

export type Go = (to: string, options?: GoOptions) => void;

/** A function that navigates to another page, of the site or of another one. */
export function useGo(): Go {
  const history = useHistory();
  return useCallback(
    (to, { replace = false } = {}) => {
      if (needsBrowser(to)) window.location.assign(to);
      else if (replace) history.replace(to);
      else history.push(to);
    },
    [history],
  );
}

/** A function that goes back in the history, like the browser's own Back button. */
export function useGoBack(): () => void {
  const history = useHistory();
  return useCallback(() => history.go(-1), [history]);
}

/** The parameters of the page's path: `{ speakerId: '12' }`. */
export function useRouteParams(): RouteParams {
  return useContext(RouteParamsContext);
}

export interface SitePath {
  pathname: string;
  /** The search with its question mark, or empty. */
  search: string;
  /** The fragment with its hash sign, or empty; always empty on the server, so read it only in effects. */
  hash: string;
}

/** The visitor's current address. */
export function useSitePath(): SitePath {
  return useLocation();
}

/**
 * A parameter that the page excludes from rendering and caching (see the site map): undefined until hydration is over if
 * the address has it, and empty if it does not.
 */
export function useOwnParameter(name: string): string | undefined {
  const [search] = useSearch();
  const { followsAddress } = useJourney();
  const value = search.get(name) ?? '';
  return value === withheldValue && !followsAddress ? undefined : value;
}

/** Changes of the address; null, undefined and '' remove a parameter. */
export type SearchChanges = Record<string, string | number | null | undefined>;
export type SetSearch = (changes: SearchChanges, options?: { push?: boolean }) => void;

/**
 * The search part of the address as state. Setting changes only the named parameters, and replaces the history's entry
 * unless `push` is set.
 */
export function useSearch(): [search: URLSearchParams, setSearch: SetSearch] {
  const history = useHistory();
  const { search } = useLocation();
  const current = useMemo(() => readSearch(search), [search]);
  const setSearch = useCallback<SetSearch>(
    (changes, { push = false } = {}) => {
      const to = `?${changedSearch(search, changes)}`;
      if (push) history.push(to);
      else history.replace(to);
    },
    [history, search],
  );
  return [current, setSearch];
}

/** A query string with some parameters changed, for links that preserve the others. */
export function changedSearch(search: string | URLSearchParams, changes: SearchChanges): string {
  const next = readSearch(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next.toString();
}
