import { formatCents } from '#contracts/money.ts'
import type { Order, OrderLine } from '../../../payload-types.ts'

export function OrderSums({ order, lines }: { order: Order; lines: OrderLine[] }) {
  const { providerCostCents: cost } = order
  const memberCents = order.discountCents - order.codeCents
  const givenBack = order.disputeOutcome === 'lost' ? 'Refunded, including by the bank' : 'Refunded'
  const sums: [string, number][] = [
    ['Subtotal', order.subtotalCents],
    ...(order.code ? [[`Code ${order.code}`, -order.codeCents] as [string, number]] : []),
    ...(memberCents > 0 ? [['Member discount', -memberCents] as [string, number]] : []),
    [`Shipping (${order.shippingMethod})`, order.shippingCents],
    ['Tax', order.taxCents],
    ['Total', order.totalCents],
    ...(order.giftCents > 0 ? [['Paid with a gift card', -order.giftCents] as [string, number]] : []),
    ...(order.refundedCents > 0 ? [[givenBack, -order.refundedCents] as [string, number]] : []),
    ...(typeof cost === 'number'
      ? ([
          ['Print cost', -cost],
          ['Margin, before card fees', order.totalCents - order.refundedCents - cost],
        ] as [string, number][])
      : []),
  ]
  return (
    <table className="order-sums">
      <caption>{order.reference}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.quantity} × {line.title} ({line.size}, {line.color}){line.cancelledAt && ', canceled by the buyer'}
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
