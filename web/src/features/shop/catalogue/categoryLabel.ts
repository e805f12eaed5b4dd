import { categoryName } from '#contracts/content/categoryName.ts'
import { msg } from '#contracts/shared/msg.ts'
import { t } from '../../../lib/text.ts'

const KNOWN = new Map([
  ['hot-deal', msg('Hot Deal')],
  ['exclusive', msg('Exclusive')],
])

/** Two categories have a badge and are translated; the others are the owner’s own words. */
export function categoryLabel(category: string): string {
  const known = KNOWN.get(category)
  return known ? t(known) : categoryName(category)
}
