import type { Handler } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import { requireCustomer } from '../state/requireObject.ts'
import { emitUpdated } from '../webhooks/emitEvent.ts'
import { moveBalance } from './moveBalance.ts'

interface BalanceParams {
  amount: number
  currency: string
  description?: string
  metadata?: MetadataParam
}

export const createBalanceTransaction: Handler<BalanceParams> = (emulator, { id, params }) => {
  const customer = requireCustomer(emulator, id, 'id')
  const { amount, currency, description } = params
  if (customer.currency !== null && customer.currency !== currency)
    throw invalidRequest(`The customer's currency is ${customer.currency}.`, undefined, 'currency')
  const before = customer.balance
  const metadata = mergeMetadata({}, params.metadata)
  const moved = moveBalance(emulator, customer, { amount, currency, type: 'adjustment', description, metadata })
  emitUpdated(emulator, 'customer.updated', customer, { balance: before })
  return moved
}

export const listBalanceTransactions: Handler<PageParams> = (emulator, { id, params, path }) => {
  const customer = requireCustomer(emulator, id, 'id')
  const matches = emulator.store.list('customer_balance_transaction').filter((moved) => moved.customer === customer.id)
  return listPage(matches, params, path)
}
