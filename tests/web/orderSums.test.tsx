import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderSums } from '../../cms/components/shop/orders/OrderSums.tsx'
import type { Order, OrderLine } from '../../payload-types.ts'

const ORDER = {
  reference: 'HUNT-7K2M9QXR4T',
  subtotalCents: 10_690,
  shippingCents: 0,
  shippingMethod: 'standard',
  taxCents: 500,
  refundedTaxCents: 0,
  totalCents: 11_190,
  refundedCents: 0,
  giftCents: 0,
  fulfilment: 'submitted',
} as Order
const line = (id: number, maker: 'own' | 'print') =>
  ({
    ...{ id, maker, quantity: 2, title: `Article ${id}`, size: '', color: '', lineTotalCents: 1000 },
    ...{ codeDiscountCents: 0, memberDiscountCents: 0, otherDiscountCents: 0 },
  }) as OrderLine
const MARGIN = 'Margin after tax, before card fees'

const sumOf = (name: string) => {
  const row = screen.queryByRole('row', { name: new RegExp(`^${name}`) })
  return row && within(row).getByRole('cell').textContent
}

it.each([
  ['printed and own goods', 1639, [line(1, 'own'), line(2, 'print')], 2400, '$66.51'],
  ['own goods only', null, [line(1, 'own')], 2400, '$82.90'],
  ['own goods that cost nothing any more', 1639, [line(1, 'own'), line(2, 'print')], 0, '$90.51'],
  ['a print cost that isn’t known yet', null, [line(1, 'own'), line(2, 'print')], 2400, undefined],
])('the margin of an order with %s', (_name, providerCostCents, lines, ownCents, margin) => {
  render(<OrderSums order={{ ...ORDER, providerCostCents }} lines={lines} ownCents={ownCents} language="en" />)
  expect(sumOf(MARGIN) ?? undefined).toBe(margin)
})

it('an order names what its own goods cost beside the print provider’s bill', () => {
  render(
    <OrderSums
      order={{ ...ORDER, providerCostCents: 1639 }}
      lines={[line(1, 'own'), line(2, 'print')]}
      ownCents={2400}
      language="en"
    />,
  )
  expect(sumOf('Print cost')).toBe('-$16.39')
  expect(sumOf('Cost of own goods')).toBe('-$24.00')
})

it('an order adds up in German', () => {
  const order = { ...ORDER, providerCostCents: 1639, shippingMethod: 'express' as const }
  render(<OrderSums order={order} lines={[line(1, 'own'), line(2, 'print')]} ownCents={2400} language="de" />)
  expect(sumOf('Expressversand')).toBe('0,00\u00a0$')
  expect(sumOf('Gesamt')).toBe('111,90\u00a0$')
  expect(sumOf('Marge nach Steuer, vor Kartengebühren')).toBe('66,51\u00a0$')
})
