import type { Handler } from '../Emulator.ts'
import { rejectUnsupported } from '../billing/rejectUnsupported.ts'
import { invalidRequest, missingParam } from '../http/StripeError.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import { newId } from '../state/newId.ts'
import type { Coupon } from '../state/objects.ts'
import { requireObject } from '../state/requireObject.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'

interface CouponParams {
  amount_off?: number
  currency?: string
  duration?: Coupon['duration']
  duration_in_months?: number
  id?: string
  max_redemptions?: number
  metadata?: MetadataParam
  name?: string
  percent_off?: number
}

const SUPPORTED = [
  'amount_off',
  'currency',
  'duration',
  'duration_in_months',
  'expand',
  'id',
  'max_redemptions',
  'metadata',
  'name',
  'percent_off',
]

export const createCoupon: Handler<CouponParams> = (emulator, { params }) => {
  rejectUnsupported(params, SUPPORTED)
  requireTerms(params)
  const id = params.id ?? newId('coupon')
  if (emulator.store.find('coupon', id)) throw invalidRequest('Coupon already exists.', 'resource_already_exists', 'id')
  const coupon = emulator.store.save<'coupon'>({
    id,
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: emulator.clock.now(),
    currency: params.amount_off === undefined ? null : (params.currency?.toLowerCase() ?? null),
    duration: params.duration ?? 'once',
    duration_in_months: params.duration_in_months ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  })
  emitEvent(emulator, 'coupon.created', coupon)
  return coupon
}

export const retrieveCoupon: Handler = (emulator, { id }) => requireObject(emulator, 'coupon', id)

function requireTerms(params: CouponParams): void {
  const { amount_off: amount, percent_off: percent, duration, duration_in_months: months, currency, name } = params
  if (amount === undefined && percent === undefined)
    throw invalidRequest('Must provide percent_off or amount_off.', 'parameter_missing', 'percent_off')
  if (amount !== undefined && percent !== undefined)
    throw invalidRequest('Must provide either percent_off or amount_off, but not both.')
  if (percent !== undefined && (percent <= 0 || percent > 100))
    throw invalidRequest('Invalid percent_off: must be greater than 0 and at most 100.', undefined, 'percent_off')
  if (amount !== undefined && (!Number.isInteger(amount) || amount < 1))
    throw invalidRequest(`Invalid integer: ${amount}`, 'parameter_invalid_integer', 'amount_off')
  if (amount !== undefined && !currency) throw missingParam('currency')
  if (duration === 'repeating' && !months) throw missingParam('duration_in_months')
  if (duration !== 'repeating' && months !== undefined)
    throw invalidRequest('Only a repeating coupon has duration_in_months.', undefined, 'duration_in_months')
  if (name && name.length > 40)
    throw invalidRequest('Invalid string: must be at most 40 characters', 'parameter_invalid_string', 'name')
}
