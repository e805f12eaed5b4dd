import type { Emulator, Handler } from '../Emulator.ts'
import { cardOf } from '../cards/createPaymentMethod.ts'
import { StripeError, invalidRequest, missingParam } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject } from '../state/requireObject.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import { newId } from '../state/newId.ts'
import type { Charge } from '../state/objects.ts'
import { closeInquiries, withdrawnBy } from './moveDispute.ts'
import { completeLater } from './completeRefunds.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'

interface RefundParams {
  amount?: number
  charge?: string
  metadata?: MetadataParam
  payment_intent?: string
  reason?: string
}

export const createRefund: Handler<RefundParams> = (emulator, { params }) => {
  const charge = chargeOf(emulator, params)
  const disputedCents = disputedOf(emulator, charge)
  const left = charge.amount - charge.amount_refunded - disputedCents
  if (disputedCents > 0 && left <= 0)
    throw invalidRequest('This charge has been charged back; cannot issue a refund.', 'charge_disputed')
  if (left === 0) throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  const amount = params.amount ?? left
  if (!Number.isInteger(amount) || amount < 1)
    throw invalidRequest('Invalid positive integer', 'parameter_invalid_integer', 'amount')
  if (amount > left) {
    const message = `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`
    throw invalidRequest(message, 'amount_too_large', 'amount')
  }
  const method = emulator.store.find('payment_method', charge.payment_method)
  const behavior = method && cardOf(emulator, method).refund
  const refund = emulator.store.save<'refund'>({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: emulator.clock.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behavior === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  })
  const refunded = charge.amount_refunded + amount
  const previous = changeObject(emulator, charge, { amount_refunded: refunded, refunded: refunded === charge.amount })
  emitEvent(emulator, 'refund.created', refund)
  emitEvent(emulator, 'charge.refunded', charge, previous)
  if (refunded === charge.amount) closeInquiries(emulator, charge.id)
  if (behavior) completeLater(emulator, refund, behavior === 'fails' ? 'failed' : 'succeeded')
  return refund
}

export const retrieveRefund: Handler = (emulator, { id }) => requireObject(emulator, 'refund', id)

export const listRefunds: Handler<PageParams & { charge?: string; payment_intent?: string }> = (emulator, call) => {
  const { charge, payment_intent: intent } = call.params
  const matches = emulator.store
    .list('refund')
    .filter((refund) => (!charge || refund.charge === charge) && (!intent || refund.payment_intent === intent))
  return listPage(matches, call.params, call.path)
}

function chargeOf(emulator: Emulator, params: RefundParams): Charge {
  if (params.charge) return requirePaid(requireObject(emulator, 'charge', params.charge, 'charge'))
  if (!params.payment_intent) throw missingParam('charge')
  const intent = requireObject(emulator, 'payment_intent', params.payment_intent, 'payment_intent')
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw new StripeError(400, {
      type: 'invalid_request_error',
      message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      param: 'payment_intent',
    })
  }
  return requireObject(emulator, 'charge', intent.latest_charge)
}

function requirePaid(charge: Charge): Charge {
  if (charge.status === 'succeeded') return charge
  throw invalidRequest(`Charge ${charge.id} failed and cannot be refunded.`, 'charge_not_refundable', 'charge')
}

/** An inquiry and a dispute that was won leave the charge refundable. */
function disputedOf(emulator: Emulator, charge: Charge): number {
  return emulator.store
    .list('dispute')
    .filter((dispute) => dispute.charge === charge.id)
    .reduce((sum, dispute) => sum + withdrawnBy(dispute), 0)
}
