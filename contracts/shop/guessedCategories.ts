/** What a new article is sorted into; employees can write another category. */
export const GUESSED_CATEGORIES = [
  'Hoodies',
  'Kids',
  'T-Shirts',
  'Headwear',
  'Drinkware',
  'Bags',
  'Paper & Stickers',
  'General',
] as const
export type GuessedCategory = (typeof GUESSED_CATEGORIES)[number]
