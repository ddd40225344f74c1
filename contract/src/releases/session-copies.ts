/**
 * The key, for `Symbol.for`, under which a page counts the copies of shared-auth that run on it. More than one means that a
 * remote brought its own, and with it a session that nobody ever logs in to.
 */
export const sessionCopiesKey = 'summit.shared-auth.instances';
