import type { Decision } from '../decideMember.ts'
import type { ProductLine } from './ProductLine.ts'

/** As the form in the panel. */
const MAX = { name: 200, description: 10_000, category: 80 }

/** @param now.isKnown the shop has a product with this name. */
export function decideProduct(
  { title, description, category, priceCents, stock }: ProductLine,
  now: { isKnown: boolean; earlierLine: number | null },
): Decision {
  if (title === '') return { action: 'refuse', reason: 'There is no name.' }
  if (title.length > MAX.name) return { action: 'refuse', reason: 'The name is longer than 200 characters.' }
  if (description.length > MAX.description)
    return { action: 'refuse', reason: 'The description is longer than 10,000 characters.' }
  if (category.length > MAX.category) return { action: 'refuse', reason: 'The category is longer than 80 characters.' }
  if (priceCents === null) return { action: 'refuse', reason: 'The price isn’t an amount like 24.50.' }
  if (priceCents > 100_000_000) return { action: 'refuse', reason: 'The price is more than 1,000,000.' }
  if (stock === undefined) return { action: 'refuse', reason: 'The stock isn’t a whole number.' }
  if (now.earlierLine !== null) return { action: 'skip', reason: `The same name is on line ${now.earlierLine}.` }
  return now.isKnown ? { action: 'skip', reason: 'Is in the shop already.' } : { action: 'create', reason: null }
}
