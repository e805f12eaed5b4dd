import { itemLabel } from '#contracts/shop/itemLabel.ts'
import { type Cents, formatCents } from '#contracts/shared/money.ts'
import type { Order, OrderLine } from '../../../payload-types.ts'

const CANCELLED = { provider: ', canceled by the print provider', buyer: ', canceled by the buyer' }

type OrderSumsProps = { order: Order; lines: OrderLine[]; ownCents: Cents }

/** @param ownCents what its own goods cost their owner. */
export function OrderSums({ order, lines, ownCents }: OrderSumsProps) {
  const printCents = order.providerCostCents ?? 0
  const off = (discount: 'codeDiscountCents' | 'memberDiscountCents' | 'otherDiscountCents') =>
    lines.reduce((sum, line) => sum - line[discount], 0)
  const taxCents = order.taxCents - order.refundedTaxCents
  const givenBack = order.disputeOutcome === 'lost' ? 'Refunded, including by the bank' : 'Refunded'
  const sums: [string, number][] = [
    ['Subtotal', order.subtotalCents],
    ...(order.code ? [[`Code ${order.code}`, off('codeDiscountCents')] as [string, number]] : []),
    ...present('Member discount', off('memberDiscountCents')),
    ...present(order.replaces ? 'Free replacement' : 'Discount', off('otherDiscountCents')),
    [`Shipping (${order.shippingMethod})`, order.shippingCents],
    ['Tax', order.taxCents],
    ['Total', order.totalCents],
    ...present('Paid with a gift card', -order.giftCents),
    ...present(givenBack, -order.refundedCents),
    ...(isCostKnown(order, lines)
      ? [
          ...present('Print cost', -printCents),
          ...present('Cost of own goods', -ownCents),
          ...always(
            'Margin after tax, before card fees',
            order.totalCents - order.refundedCents - taxCents - printCents - ownCents,
          ),
        ]
      : []),
  ]
  return (
    <table className="order-sums">
      <caption>{order.reference}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {itemLabel(line)}
              {line.cancelledAt && CANCELLED[line.printState === 'cancelled' ? 'provider' : 'buyer']}
            </th>
            <td>{formatCents(line.lineTotalCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, cents]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatCents(cents)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

const always = (label: string, cents: number): [string, number][] => [[label, cents]]
const present = (label: string, cents: number) => (cents === 0 ? [] : always(label, cents))

const isOwn = ({ maker, cancelledAt }: OrderLine) => maker === 'own' && !cancelledAt

/** The print provider says what it charges; of own goods the owner says it with the product. */
const isCostKnown = ({ providerCostCents }: Order, lines: OrderLine[]) =>
  typeof providerCostCents === 'number' || (lines.some(isOwn) && lines.every(({ maker }) => maker === 'own'))
