import type { GuessedCategory } from '#contracts/shop/guessedCategories.ts'
import type { PrintArticle } from '#providers/spreadconnect/catalogue.ts'

const WORDS: [RegExp, GuessedCategory][] = [
  [/hoodie|sweat|crewneck|pullover|fleece|jacket/i, 'Hoodies'],
  [/kid|youth|toddler|baby/i, 'Kids'],
  [/shirt|tee\b|long ?sleeve|tank/i, 'T-Shirts'],
  [/cap\b|hat\b|beanie|bandana|buff/i, 'Headwear'],
  [/mug|bottle|tumbler|cup/i, 'Drinkware'],
  [/bag|tote|backpack|pouch/i, 'Bags'],
  [/sticker|poster|print|magnet|patch/i, 'Paper & Stickers'],
]

/** The provider has no categories; employees can change this one. */
export function guessCategory({
  title,
  productTypeName,
}: Pick<PrintArticle, 'title' | 'productTypeName'>): GuessedCategory {
  const text = `${productTypeName} ${title}`
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'General'
}
