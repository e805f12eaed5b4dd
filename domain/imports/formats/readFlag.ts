/** @param words that mean yes, besides the usual ones. */
export const readFlag = (text: string, ...words: string[]): boolean =>
  ['true', 'yes', '1', 'active', ...words].includes(text.trim().toLowerCase())
