import type { Emulator } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject } from '../state/requireObject.ts'
import { newId } from '../state/newId.ts'
import type { Charge, Dispute } from '../state/objects.ts'
import { emitEvent, emitUpdated } from '../webhooks/emitEvent.ts'
import { hasTakenMoney, isInquiry, withdrawFunds } from './moveDispute.ts'

const EVIDENCE = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
]
const ANSWER_WITHIN = 9 * 24 * 3600

interface NewDispute {
  amount?: number | undefined
  /** Default `needs_response`; a `warning_…` is an inquiry, which moves no money. */
  status?: string | undefined
}

export function createDispute(
  emulator: Emulator,
  chargeId: string,
  { amount, status = 'needs_response' }: NewDispute = {},
): Dispute {
  const charge = requireObject(emulator, 'charge', chargeId, 'charge')
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is already disputed.`)
  const now = emulator.clock.now()
  const dispute = emulator.store.save<'dispute'>({
    id: newId('du'),
    object: 'dispute',
    amount: amount ?? charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...Object.fromEntries(EVIDENCE.map((name) => [name, null])), enhanced_evidence: {} },
    evidence_details: {
      due_by: now + ANSWER_WITHIN,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry(status),
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  })
  markDisputed(emulator, charge)
  emitEvent(emulator, 'charge.dispute.created', dispute)
  if (hasTakenMoney(status)) withdrawFunds(emulator, dispute)
  return dispute
}

function markDisputed(emulator: Emulator, charge: Charge): void {
  emitUpdated(emulator, 'charge.updated', charge, changeObject(emulator, charge, { disputed: true }))
}
