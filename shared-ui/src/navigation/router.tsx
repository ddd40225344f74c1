/*
 * The only file that imports the router, by its public API: its contexts must exist once in the browser, however many
 * remotes are loaded, so every other part uses them through this entry, by the package's name.
 */
export { createPath, NavigationType, parsePath, Router, useLocation } from 'react-router-dom';
export type { Location, Navigator, To } from 'react-router-dom';
