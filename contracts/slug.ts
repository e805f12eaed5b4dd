/** The last part of an address: words of small letters and digits, joined by hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
