// Separate from the schemas, so that browsers don't load those.

/** How many posts a device keeps for the field. */
export const MAX_FIELD_COPIES = 20
/** A film that has no stream is saved as a file up to this size. */
export const MAX_FIELD_FILM_BYTES = 150 * 1024 * 1024
