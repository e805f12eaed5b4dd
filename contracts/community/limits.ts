// Separate from the schemas, so that screens don't load those.

/** How many stones of one person can wait at once. */
export const MAX_WAITING = 3

/** Finds in one PDF, which is made while its reader waits. */
export const FINDS_PER_PDF = 500
