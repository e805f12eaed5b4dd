/** Larger files are rejected. */
export const MAX_CAPTIONS_BYTES = 1024 * 1024

/** A language with an optional script and region: `en`, `pt-BR`, `zh-Hant-TW`. */
export const isLanguageTag = (tag: string): boolean => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(tag)
