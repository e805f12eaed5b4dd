import type { ClickResolveDetails, LineItem, ShippingRate } from '@stripe/stripe-js'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import type { ExpressPrice } from '#contracts/shop/expressPrice.ts'
import { type Cents, centsOf } from '#contracts/shared/money.ts'
import { t } from '../../../lib/text.ts'
import { variantText, withVariant } from '../articles/variantText.ts'
import { methodsFor } from '../checkout/shippingMethods.ts'

/** What a wallet shows before its owner pays. */
export type Sheet = Required<Pick<ClickResolveDetails, 'lineItems' | 'shippingRates'>> & { cents: Cents }

/** The lines add up to the total: a wallet rejects lines that come to more. */
export function sheetOf({ items, summary, methods }: ExpressPrice, country: string, state: string): Sheet {
  const { discount, code, giftCard, shipping, tax, due, total } = summary
  const codeCents = centsOf(code?.discount ?? '0')
  const goods = items.map(({ merchandise, variant, quantity }) => ({
    name: withQuantity(withVariant(merchandise.title, variantText(variant)), quantity),
    amount: centsOf(variant.retailPrice) * quantity,
  }))
  const others: LineItem[] = [
    { name: t('Code {code}', { code: code?.code ?? '' }), amount: -codeCents },
    { name: t('Member discount'), amount: codeCents - centsOf(discount) },
    { name: t('Shipping'), amount: centsOf(shipping) },
    { name: t('Tax'), amount: centsOf(tax) },
    {
      name: t('Gift card ··{lastFour}', { lastFour: giftCard?.lastFour ?? '' }),
      amount: -centsOf(giftCard?.amount ?? '0'),
    },
  ]
  const facts = methodsFor(methods.length > 1 && state ? [state.toUpperCase()] : [], country, state)
  return {
    lineItems: [...goods, ...others.filter(({ amount }) => amount !== 0)],
    shippingRates: methods.map(({ method, shipping: price }) =>
      rateOf(method, centsOf(price), facts.find((one) => one.method === method)?.time),
    ),
    cents: centsOf(due ?? total),
  }
}

const withQuantity = (name: string, quantity: number): string => (quantity > 1 ? `${name} × ${quantity}` : name)

const rateOf = (id: ShippingMethod, amount: Cents, deliveryEstimate?: string): ShippingRate => ({
  id,
  amount,
  displayName: id === 'express' ? t('Express') : t('Standard'),
  ...(deliveryEstimate && { deliveryEstimate }),
})

/** Until the server has answered; a wallet waits for one second only. */
export const firstSheet = (name: string, cents: Cents): Sheet => ({
  lineItems: [{ name, amount: cents }],
  shippingRates: [rateOf('standard', 0)],
  cents,
})
