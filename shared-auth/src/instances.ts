/**
 * A diagnostic: counts how many copies of this package run on one page. More than one means that a remote brought
 * its own copy, and with it a separate session that nobody ever logs in to.
 */
const counter = Symbol.for('summit.shared-auth.instances');

const counted = globalThis as { [counter]?: number };

counted[counter] = (counted[counter] ?? 0) + 1;

/** How many copies of shared-auth were loaded; 1 when all is well. */
export function sharedAuthInstances(): number {
  return counted[counter] ?? 0;
}
