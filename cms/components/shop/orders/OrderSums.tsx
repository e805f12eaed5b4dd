import { itemLabel } from '#contracts/shop/itemLabel.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { Order, OrderLine } from '../../../../payload-types.ts'
import { msg } from '../../platform/view/textIn.ts'
import { formatsIn } from '../../platform/view/formats.ts'

const CANCELLED = {
  provider: msg('{item}, canceled by the print provider'),
  buyer: msg('{item}, canceled by the buyer'),
}
const METHODS = { standard: msg('Standard shipping'), express: msg('Express shipping') }

type OrderSumsProps = { order: Order; lines: OrderLine[]; ownCents: Cents; language: string }

/** @param ownCents what its own goods cost their owner. */
export function OrderSums({ order, lines, ownCents, language }: OrderSumsProps) {
  const { t, money } = formatsIn(language)
  const printCents = order.providerCostCents ?? 0
  const off = (discount: 'codeDiscountCents' | 'memberDiscountCents' | 'otherDiscountCents') =>
    lines.reduce((sum, line) => sum - line[discount], 0)
  const taxCents = order.taxCents - order.refundedTaxCents
  const givenBack = t(order.disputeOutcome === 'lost' ? 'Refunded, including by the bank' : 'Refunded')
  const sums: [string, number][] = [
    [t('Subtotal'), order.subtotalCents],
    ...(order.code ? [[t('Code {code}', { code: order.code }), off('codeDiscountCents')] as [string, number]] : []),
    ...present(t('Member discount'), off('memberDiscountCents')),
    ...present(t(order.replaces ? 'Free replacement' : 'Discount'), off('otherDiscountCents')),
    [t(METHODS[order.shippingMethod]), order.shippingCents],
    [t('Tax'), order.taxCents],
    [t('Total'), order.totalCents],
    ...present(t('Paid with a gift card'), -order.giftCents),
    ...present(givenBack, -order.refundedCents),
    ...(isCostKnown(order, lines)
      ? [
          ...present(t('Print cost'), -printCents),
          ...present(t('Cost of own goods'), -ownCents),
          ...always(
            t('Margin after tax, before card fees'),
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
              {line.cancelledAt
                ? t(CANCELLED[line.printState === 'cancelled' ? 'provider' : 'buyer'], { item: itemLabel(line) })
                : itemLabel(line)}
            </th>
            <td>{money(line.lineTotalCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, cents]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{money(cents)}</td>
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
