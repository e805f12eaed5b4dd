/**
 * Marks a text that people read where it can't be translated: constants are made before a language is known. The text
 * is translated where it is shown.
 */
export const msg = (text: string): string => text
