import { findVariant } from '../catalogue/listArticles.ts'
import type { Store } from '../Store.ts'
import type { NewOrder } from './NewOrder.ts'
import type { Order, OrderItem, Price, TaxType } from './Order.ts'
import { preferredShippingType } from './shippingTypes.ts'

/** Item references are new each time, so they change after an update. */
export function buildOrder(store: Store, id: number, input: NewOrder): Order {
  const { address, fromAddress, preferredType, customerPrice } = input.shipping
  const taxType = taxTypeFor(address.country)
  const type = preferredType && preferredShippingType(address.country, preferredType)
  const orderItems = input.orderItems.map((item) => buildItem(store, item, taxType))
  const shippingPrice = priced(type?.price.amount ?? 0, taxType)
  return {
    id,
    orderReference: store.nextId('orderReference'),
    externalOrderReference: input.externalOrderReference,
    externalOrderName: input.externalOrderName,
    state: 'NEW',
    orderItems,
    shipping: { address, fromAddress, type: type && withoutPrice(type), price: shippingPrice, customerPrice },
    billingAddress: input.billingAddress ?? address,
    phone: input.phone,
    email: input.email,
    price: totalPrice(orderItems, shippingPrice, taxType),
    taxType,
    customerTaxType: input.customerTaxType ?? taxType,
    shipments: [],
  }
}

export function priceShipping(order: Order, type: NonNullable<ReturnType<typeof preferredShippingType>>): void {
  order.shipping.type = withoutPrice(type)
  order.shipping.price = priced(type.price.amount, order.taxType)
  order.price = totalPrice(order.orderItems, order.shipping.price, order.taxType)
}

function buildItem(store: Store, item: NewOrder['orderItems'][number], taxType: TaxType): OrderItem {
  const cost = findVariant(store.state, item.sku)?.b2bPrice ?? 0
  return {
    orderItemReference: store.nextId('orderItemReference'),
    externalOrderItemReference: item.externalOrderItemReference,
    state: 'NEW',
    sku: item.sku,
    quantity: item.quantity,
    price: priced(cost * item.quantity, taxType),
    customerPrice: item.customerPrice,
  }
}

function withoutPrice({ id, company, name, description }: NonNullable<ReturnType<typeof preferredShippingType>>) {
  return { id, company, name, description }
}

const vatCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

function taxTypeFor(country: string): TaxType {
  if (country === 'US') return 'SALESTAX'
  return vatCountries.has(country) ? 'VAT' : 'NOT_TAXABLE'
}

function priced(amount: number, taxType: TaxType): Price {
  const rounded = Math.round(amount * 100) / 100
  if (taxType === 'VAT') return { amount: rounded, taxRate: 19, currency: 'USD' }
  if (taxType === 'SALESTAX') return { amount: rounded, taxAmount: 0, currency: 'USD' }
  return { amount: rounded, currency: 'USD' }
}

function totalPrice(items: OrderItem[], shipping: Price, taxType: TaxType): Price {
  return priced(
    items.reduce((sum, item) => sum + item.price.amount, shipping.amount),
    taxType,
  )
}
