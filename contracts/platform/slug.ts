/** The last part of an address: lower-case words and digits joined by hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
