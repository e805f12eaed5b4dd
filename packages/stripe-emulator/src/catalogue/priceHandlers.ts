import type { Emulator, Handler } from '../Emulator.ts'
import { invalidRequest, missingParam } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject } from '../state/requireObject.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import { newId } from '../state/newId.ts'
import type { Metadata, Recurring } from '../state/objects.ts'
import { emitEvent, emitUpdated } from '../webhooks/emitEvent.ts'
import { buildProduct, type ProductParams } from './productHandlers.ts'

interface PriceParams {
  active?: boolean
  billing_scheme?: string
  currency: string
  lookup_key?: string
  metadata?: MetadataParam
  nickname?: string
  product?: string
  product_data?: ProductParams & { name: string }
  recurring?: Partial<Recurring>
  tax_behavior?: string
  transfer_lookup_key?: boolean
  unit_amount?: number
}

export const createPrice: Handler<PriceParams> = (emulator, { params }) => {
  const { unit_amount: amount, recurring } = params
  if (amount === undefined) throw missingParam('unit_amount')
  if (!Number.isInteger(amount) || amount < 0)
    throw invalidRequest(`Invalid integer: ${amount}`, 'parameter_invalid_integer', 'unit_amount')
  if (!params.product && !params.product_data) throw missingParam('product')
  if (params.product) requireObject(emulator, 'product', params.product, 'product')
  releaseLookupKey(emulator, params)
  const product = params.product ?? buildProduct(emulator, params.product_data as ProductParams & { name: string }).id
  const price = emulator.store.save<'price'>({
    id: newId('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: emulator.clock.now(),
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product,
    recurring: recurring ? fullRecurring(recurring) : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  })
  emitEvent(emulator, 'price.created', price)
  return price
}

export const retrievePrice: Handler = (emulator, { id }) => requireObject(emulator, 'price', id)

export const updatePrice: Handler<Omit<PriceParams, 'currency'>> = (emulator, { id, params }) => {
  const price = requireObject(emulator, 'price', id)
  releaseLookupKey(emulator, params, id)
  if (params.tax_behavior && price.tax_behavior !== 'unspecified' && params.tax_behavior !== price.tax_behavior)
    throw invalidRequest('The tax behavior can’t be changed once it is set.', undefined, 'tax_behavior')
  const previous = changeObject(emulator, price, {
    tax_behavior: params.tax_behavior ?? price.tax_behavior,
    active: params.active ?? price.active,
    lookup_key: params.lookup_key ?? price.lookup_key,
    nickname: params.nickname ?? price.nickname,
    metadata: mergeMetadata(price.metadata as Metadata, params.metadata),
  })
  emitUpdated(emulator, 'price.updated', price, previous)
  return price
}

interface PriceFilter extends PageParams {
  active?: boolean
  currency?: string
  lookup_keys?: string[]
  product?: string
  recurring?: Partial<Recurring>
  type?: string
}

export const listPrices: Handler<PriceFilter> = (emulator, call) => {
  const { active, currency, lookup_keys: keys, product, recurring, type } = call.params
  const matches = emulator.store
    .list('price')
    .filter((price) => active === undefined || price.active === active)
    .filter((price) => !keys || (price.lookup_key !== null && keys.includes(price.lookup_key)))
    .filter((price) => currency === undefined || price.currency === currency)
    .filter((price) => product === undefined || price.product === product)
    .filter((price) => type === undefined || price.type === type)
    .filter((price) => !recurring?.interval || price.recurring?.interval === recurring.interval)
  return listPage(matches, call.params, call.path)
}

function releaseLookupKey(emulator: Emulator, params: Omit<PriceParams, 'currency'>, own?: string): void {
  const holder = emulator.store
    .list('price')
    .find((price) => price.lookup_key !== null && price.lookup_key === params.lookup_key)
  if (!holder || holder.id === own) return
  if (!params.transfer_lookup_key) {
    throw invalidRequest(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'resource_already_exists',
      'lookup_key',
    )
  }
  emitUpdated(emulator, 'price.updated', holder, changeObject(emulator, holder, { lookup_key: null }))
}

function fullRecurring(given: Partial<Recurring>): Recurring {
  if (!given.interval) throw missingParam('recurring[interval]')
  return {
    interval: given.interval,
    interval_count: given.interval_count ?? 1,
    meter: null,
    trial_period_days: given.trial_period_days ?? null,
    usage_type: 'licensed',
  }
}
