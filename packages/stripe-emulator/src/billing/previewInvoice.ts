import type { Handler } from '../Emulator.ts'
import { invalidRequest, missingParam } from '../http/StripeError.ts'
import { requireObject } from '../state/requireObject.ts'
import { draftInvoice } from './createInvoice.ts'
import { rejectUnsupported } from './rejectUnsupported.ts'
import { firstItem } from './subscriptionParts.ts'
import { switchLines } from './switchPrice.ts'
import { prorationDate } from './updateSubscription.ts'

interface PreviewParams {
  subscription?: string
  subscription_details?: {
    items?: { id?: string; price?: string }[]
    proration_behavior?: 'none' | 'always_invoice' | 'create_prorations'
    proration_date?: number
  }
}

/** Of a change of the price that is billed at once. Nothing is stored. */
export const previewInvoice: Handler<PreviewParams> = (emulator, { params }) => {
  rejectUnsupported(params, ['expand', 'subscription', 'subscription_details'])
  if (!params.subscription) throw missingParam('subscription')
  const subscription = requireObject(emulator, 'subscription', params.subscription, 'subscription')
  const {
    items,
    proration_behavior: proration = 'create_prorations',
    proration_date: date,
  } = params.subscription_details ?? {}
  const [item] = items ?? []
  if (!item?.price || item.id !== firstItem(subscription).id)
    throw invalidRequest(
      'This emulator only previews another price of the subscription’s item.',
      'emulator_unsupported',
      'subscription_details[items]',
    )
  const price = requireObject(emulator, 'price', item.price, 'subscription_details[items][0][price]')
  const at = prorationDate(emulator, subscription, date)
  const lines = switchLines(emulator, subscription, { price, proration, at })
  if (!lines)
    throw invalidRequest('This emulator only previews what is billed at once.', 'emulator_unsupported', 'subscription')
  const invoice = draftInvoice(emulator, subscription, 'subscription_update', lines)
  return { ...invoice, id: `upcoming_${invoice.id}` }
}
