import { findVariant } from '../catalogue/listArticles.ts'
import { isObject, type JsonObject } from '../readBody.ts'
import type { State } from '../State.ts'

export function findRejection(state: State, body: JsonObject): string | undefined {
  const shipping = isObject(body.shipping) ? body.shipping : undefined
  return (
    missing(body, 'externalOrderReference', 'phone', 'email') ??
    findItemsRejection(state, body) ??
    (shipping ? undefined : 'shipping must not be null') ??
    findAddressRejection('shipping.address', shipping?.address) ??
    (body.billingAddress === undefined ? undefined : findAddressRejection('billingAddress', body.billingAddress)) ??
    findPriceRejection('shipping.customerPrice', shipping?.customerPrice) ??
    oneOf('shipping.preferredType', shipping?.preferredType, ['STANDARD', 'PREMIUM', 'EXPRESS']) ??
    oneOf('state', body.state, ['NEW', 'CONFIRMED']) ??
    oneOf('customerTaxType', body.customerTaxType, ['SALESTAX', 'VAT', 'NOT_TAXABLE']) ??
    (body.state === 'CONFIRMED' && shipping?.preferredType === undefined
      ? 'A confirmed order needs shipping.preferredType'
      : undefined)
  )
}

function findItemsRejection(state: State, body: JsonObject): string | undefined {
  const items = body.orderItems
  if (!Array.isArray(items) || items.length === 0) return 'orderItems must contain at least one item'
  return items.map((item: unknown) => findItemRejection(state, item)).find((reason) => reason !== undefined)
}

function findItemRejection(state: State, item: unknown): string | undefined {
  if (!isObject(item)) return 'orderItems must contain objects'
  if (typeof item.sku !== 'string' || !findVariant(state, item.sku)) return `Unknown sku: ${String(item.sku)}`
  if (!Number.isInteger(item.quantity) || Number(item.quantity) < 1)
    return `quantity must be a positive integer (${item.sku})`
  return findPriceRejection('orderItems.customerPrice', item.customerPrice)
}

function findAddressRejection(name: string, address: unknown): string | undefined {
  if (!isObject(address)) return `${name} must not be null`
  const absent = missing(address, 'lastName', 'street', 'city', 'country', 'zipCode')
  if (absent) return `${name}.${absent}`
  if (!isTwoLetters(address.country)) return `${name}.country must be an ISO 3166-1 alpha-2 code`
  return findStateRejection(name, String(address.country), address.state)
}

const stateCodes: Record<string, string> = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
}

/** The documents: "country-specific 2-letter upper-case", required when delivering to the USA or Canada. */
function findStateRejection(name: string, country: string, state: unknown): string | undefined {
  const codes = stateCodes[country]?.split(' ')
  if (state === undefined || state === '') return codes && `${name}.state is required for ${country}`
  if (typeof state !== 'string' || !isTwoLetters(state)) return `${name}.state must be a 2-letter upper-case code`
  return codes && !codes.includes(state) ? `${name}.state: ${country} has no ${state}` : undefined
}

function isTwoLetters(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value)
}

function findPriceRejection(name: string, price: unknown): string | undefined {
  const amount = isObject(price) ? price.amount : undefined
  return typeof amount === 'number' && amount >= 0 ? undefined : `${name}.amount must be a number of at least 0`
}

function missing(body: JsonObject, ...fields: string[]): string | undefined {
  const field = fields.find((name) => typeof body[name] !== 'string' || body[name].trim() === '')
  return field && `${field} must not be blank`
}

function oneOf(name: string, value: unknown, allowed: readonly string[]): string | undefined {
  return value === undefined || allowed.some((one) => one === value)
    ? undefined
    : `${name} must be one of ${allowed.join(', ')}`
}
