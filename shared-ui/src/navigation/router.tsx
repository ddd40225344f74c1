/*
 * The one file that imports the router: its contexts must exist once in the browser, however many remotes are
 * loaded, so every other part reaches them through this entry, by the package's name.
 */
export {
  Router,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useLocation,
} from 'react-router-dom';
export type { Location, Navigator } from 'react-router-dom';
