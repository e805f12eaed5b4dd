import type { Cents } from '#contracts/money.ts'
import { lineRefunds } from '../orders/lineRefunds.ts'

export type WithdrawnItem = { id: number; quantity: number }
export type OrderedLine = WithdrawnItem & { lineTotalCents: Cents; isCancelled: boolean }

const piecesOf = (items: WithdrawnItem[], id: number): number =>
  items.reduce((sum, item) => (item.id === id ? sum + item.quantity : sum), 0)

/** What is left to withdraw from, each line with the pieces that are left of it. */
export const withdrawableLines = <Line extends OrderedLine>(lines: Line[], withdrawn: WithdrawnItem[]): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.isCancelled ? 0 : line.quantity - piecesOf(withdrawn, line.id) }))
    .filter(({ quantity }) => quantity > 0)

type Sums = { discountCents: Cents; taxCents: Cents; shippingCents: Cents }

/**
 * What a part of an order gives back: its prices after their part of the discount, with their part of the tax. Shipping is
 * one price per order and goes back with the last piece. All statements together give back everything, to the cent.
 */
export function withdrawalCents(
  lines: OrderedLine[],
  sums: Sums,
  { earlier, chosen }: { earlier: WithdrawnItem[]; chosen: WithdrawnItem[] },
): Cents {
  const shares = lineRefunds(
    lines.map(({ lineTotalCents }) => lineTotalCents),
    sums,
  )
  const goods = lines.reduce((sum, { id, quantity }, index) => {
    const upTo = (pieces: number) => Math.floor(((shares[index] ?? 0) * pieces) / quantity)
    const before = piecesOf(earlier, id)
    return sum + upTo(before + piecesOf(chosen, id)) - upTo(before)
  }, 0)
  const isLast = withdrawableLines(lines, [...earlier, ...chosen]).length === 0
  return goods + (isLast ? sums.shippingCents : 0)
}
