import type { DefaultTreeAdapterTypes } from 'parse5'
import { attribute } from './htmlTree.ts'

type Element = DefaultTreeAdapterTypes.Element

/** As a story can have them. */
const MAX = 1_000_000

/** The number of each item, as browsers count: from `start`, and on from an item’s `value`. */
export function numbersOf(list: Element, items: DefaultTreeAdapterTypes.ChildNode[]): number[] {
  let next = numberOf(list, 'start') ?? 1
  return items.map((item) => {
    const number = ('tagName' in item ? numberOf(item, 'value') : null) ?? next
    next = Math.min(number + 1, MAX)
    return number
  })
}

function numberOf(node: Element, name: string): number | null {
  const written = attribute(node, name)
  return /^\d{1,7}$/.test(written) ? Math.min(Number(written), MAX) : null
}
