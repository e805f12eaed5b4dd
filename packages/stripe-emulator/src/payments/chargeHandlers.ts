import type { Handler } from '../Emulator.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { requireObject } from '../state/requireObject.ts'

interface ChargeFilter extends PageParams {
  charge?: string
  customer?: string
  payment_intent?: string
}

export const retrieveCharge: Handler = (emulator, { id }) => requireObject(emulator, 'charge', id)

export const listCharges: Handler<ChargeFilter> = (emulator, call) => {
  const { customer, payment_intent: intent } = call.params
  const matches = emulator.store
    .list('charge')
    .filter((charge) => (!customer || charge.customer === customer) && (!intent || charge.payment_intent === intent))
  return listPage(matches, call.params, call.path)
}

export const retrieveDispute: Handler = (emulator, { id }) => requireObject(emulator, 'dispute', id)

export const listDisputes: Handler<ChargeFilter> = (emulator, call) => {
  const { charge, payment_intent: intent } = call.params
  const matches = emulator.store
    .list('dispute')
    .filter((dispute) => (!charge || dispute.charge === charge) && (!intent || dispute.payment_intent === intent))
  return listPage(matches, call.params, call.path)
}
