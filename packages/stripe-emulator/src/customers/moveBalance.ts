import type { Emulator } from '../Emulator.ts'
import { changeObject } from '../state/changeObject.ts'
import { newId } from '../state/newId.ts'
import type { Customer, CustomerBalanceTransaction, Metadata } from '../state/objects.ts'

interface Movement {
  /** Negative amounts are credit. */
  amount: number
  currency: string
  type: 'adjustment' | 'applied_to_invoice'
  invoice?: string
  description?: string
  metadata?: Metadata
}

export function moveBalance(emulator: Emulator, customer: Customer, movement: Movement): CustomerBalanceTransaction {
  const { amount, currency, type, invoice = null, description = null, metadata = {} } = movement
  changeObject(emulator, customer, { balance: customer.balance + amount, currency: customer.currency ?? currency })
  return emulator.store.save<'customer_balance_transaction'>({
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: emulator.clock.now(),
    credit_note: null,
    currency,
    customer: customer.id,
    customer_account: null,
    description,
    ending_balance: customer.balance,
    invoice,
    livemode: false,
    metadata,
    type,
  })
}
