import type { Emulator } from '../Emulator.ts'
import { changeObject } from '../state/changeObject.ts'
import { newId } from '../state/newId.ts'
import type { Dispute } from '../state/objects.ts'
import { emitEvent, emitUpdated } from '../webhooks/emitEvent.ts'

const states: Record<string, { money: 'untouched' | 'taken' | 'returned'; isEnd: boolean }> = {
  warning_needs_response: { money: 'untouched', isEnd: false },
  warning_under_review: { money: 'untouched', isEnd: false },
  warning_closed: { money: 'untouched', isEnd: true },
  needs_response: { money: 'taken', isEnd: false },
  under_review: { money: 'taken', isEnd: false },
  appeal_needs_response: { money: 'taken', isEnd: false },
  appeal_under_review: { money: 'taken', isEnd: false },
  won: { money: 'returned', isEnd: true },
  lost: { money: 'taken', isEnd: true },
  prevented: { money: 'taken', isEnd: true },
}

export const isInquiry = (status: string): boolean => status.startsWith('warning_')

export const hasTakenMoney = (status: string): boolean => states[status]?.money === 'taken'

export function withdrawnBy(dispute: Dispute): number {
  return -dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0)
}

/** Accepts any status, published or not. */
export function moveDispute(emulator: Emulator, dispute: Dispute, status: string): Dispute {
  const { money, isEnd } = states[status] ?? { money: 'untouched', isEnd: false }
  const previous = changeObject(emulator, dispute, { status, is_charge_refundable: isInquiry(status) && !isEnd })
  if (isEnd) emitEvent(emulator, 'charge.dispute.closed', dispute, previous)
  else emitUpdated(emulator, 'charge.dispute.updated', dispute, previous)
  if (money === 'taken' && withdrawnBy(dispute) === 0) withdrawFunds(emulator, dispute)
  if (money === 'returned' && withdrawnBy(dispute) > 0) reinstateFunds(emulator, dispute)
  return dispute
}

export function withdrawFunds(emulator: Emulator, dispute: Dispute): void {
  addTransaction(emulator, dispute, -dispute.amount)
  emitEvent(emulator, 'charge.dispute.funds_withdrawn', dispute)
}

function reinstateFunds(emulator: Emulator, dispute: Dispute): void {
  addTransaction(emulator, dispute, dispute.amount)
  emitEvent(emulator, 'charge.dispute.funds_reinstated', dispute)
}

function addTransaction(emulator: Emulator, dispute: Dispute, amount: number): void {
  const now = emulator.clock.now()
  const transaction = emulator.store.save<'balance_transaction'>({
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency: dispute.currency,
    description: amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal',
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  })
  changeObject(emulator, dispute, { balance_transactions: [...dispute.balance_transactions, transaction] })
}

/** A full refund closes the charge's inquiries. */
export function closeInquiries(emulator: Emulator, chargeId: string): void {
  const inquiries = emulator.store
    .list('dispute')
    .filter(({ charge, status }) => charge === chargeId && isInquiry(status) && status !== 'warning_closed')
  for (const inquiry of inquiries) moveDispute(emulator, inquiry, 'warning_closed')
}
