import { GUESSED_CATEGORIES } from '#contracts/shop/guessedCategories.ts'
import { t } from '../../../lib/text.ts'

/** A category that an employee has written is shown as it is. */
export function merchandiseCategoryLabel(category: string): string {
  const guessed = GUESSED_CATEGORIES.find((known) => known === category)
  return guessed ? t(guessed) : category
}
