/** Below a form that cannot be sent yet, because some of its fields say what is wrong with them. */
export const fieldsMarked = 'Check the fields marked above.';
