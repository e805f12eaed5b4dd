import { formatCents } from '#contracts/money.ts'
import type { Order, OrderLine } from '../../../payload-types.ts'

export function OrderSums({ order, lines }: { order: Order; lines: OrderLine[] }) {
  const { providerCostCents: cost } = order
  const givenBack = order.disputeOutcome === 'lost' ? 'Refunded, including by the bank' : 'Refunded'
  const sums: [string, number][] = [
    ['Subtotal', order.subtotalCents],
    ...(order.discountCents > 0 ? [['Member discount', -order.discountCents] as [string, number]] : []),
    [`Shipping (${order.shippingMethod})`, order.shippingCents],
    ['Tax', order.taxCents],
    ['Total', order.totalCents],
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
