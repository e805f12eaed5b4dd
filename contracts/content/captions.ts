/** Larger files are rejected. */
export const MAX_CAPTIONS_BYTES = 1024 * 1024

/** A language with an optional script and region: `en`, `pt-BR`, `zh-Hant-TW`. */
export const isLanguageTag = (tag: string): boolean => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(tag)

/** The languages that the panel lists. Others can be stored, too. */
export const CAPTION_LANGUAGES = [
  ...['en', 'es', 'de', 'fr', 'it', 'pt', 'pt-BR', 'nl', 'pl', 'cs', 'da', 'sv', 'nb', 'fi', 'is', 'el', 'hu', 'ro'],
  ...['bg', 'hr', 'sr', 'sk', 'sl', 'lt', 'lv', 'et', 'uk', 'ru', 'tr', 'ar', 'he', 'fa', 'hi', 'bn', 'ta', 'th', 'vi'],
  ...['id', 'ms', 'tl', 'ko', 'ja', 'zh-Hans', 'zh-Hant', 'mn', 'sw', 'af', 'cy', 'ga', 'eu', 'ca', 'gl'],
]
