/** For reading a single item by its id: null where there is none, or where the id is invalid. */
export const nullWhenMissing = { 'cqrs-0009': null, 'validation.base-0001': null } as const;
