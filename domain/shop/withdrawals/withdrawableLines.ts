import type { Cents } from '#contracts/shared/money.ts'
import {
  addPaid,
  costOfPieces,
  type LineCost,
  NOTHING_PAID,
  type Paid,
  paidForLine,
  sumOfCosts,
} from '../orders/lineCost.ts'

export type WithdrawnItem = { id: number; quantity: number }
export type OrderedLine = WithdrawnItem & LineCost & { isCancelled: boolean }

const piecesOf = (items: WithdrawnItem[], id: number): number =>
  items.reduce((sum, item) => (item.id === id ? sum + item.quantity : sum), 0)

/** What is left to withdraw from, each line with the pieces that are left of it. */
export const withdrawableLines = <Line extends OrderedLine>(lines: Line[], withdrawn: WithdrawnItem[]): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.isCancelled ? 0 : line.quantity - piecesOf(withdrawn, line.id) }))
    .filter(({ quantity }) => quantity > 0)

/** What is refunded with the last piece. */
type Shipping = { shippingCents: Cents; shippingTaxCents: Cents }

/**
 * What a part of an order gives back: what its pieces cost. Shipping is one price per order and goes back, with its tax, with
 * the last piece. All statements together give back everything, to the cent.
 */
export function paidForItems(
  lines: OrderedLine[],
  { shippingCents, shippingTaxCents }: Shipping,
  { earlier, chosen }: { earlier: WithdrawnItem[]; chosen: WithdrawnItem[] },
): Paid {
  const isLast = withdrawableLines(lines, [...earlier, ...chosen]).length === 0
  const shipping = { cents: shippingCents + shippingTaxCents, taxCents: shippingTaxCents }
  return lines
    .map((line) => paidForLine(costOfChosen(line, { earlier, chosen })))
    .reduce(addPaid, isLast ? shipping : NOTHING_PAID)
}

/** Of the pieces of a line that a statement is about; the first pieces belong to the earlier statements. */
export function costOfChosen(
  line: OrderedLine,
  { earlier, chosen }: { earlier: WithdrawnItem[]; chosen: WithdrawnItem[] },
): LineCost {
  const before = piecesOf(earlier, line.id)
  return sumOfCosts(costOfPieces(line, line.quantity).slice(before, before + piecesOf(chosen, line.id)))
}
