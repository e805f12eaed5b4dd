import { language } from '../../../lib/text.ts'
import { merchandiseCategoryLabel } from './merchandiseCategoryLabel.ts'

// The server sorts the stored names, which are English. English pages need no Intl, whose first sort takes a phone a tenth
// of a second.
export const sortCategories = (categories: string[]): string[] =>
  language() === 'en'
    ? categories
    : categories.toSorted((one, other) =>
        merchandiseCategoryLabel(one).localeCompare(merchandiseCategoryLabel(other), language()),
      )
