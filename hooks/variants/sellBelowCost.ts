import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { reportBelowCost } from '#domain/catalogue/belowCost.ts'

type Variant = { belowCost: boolean; sellBelowCost: boolean; sellable: boolean }

/** Puts a variant that costs more than its price on sale, or takes it off, as the employee decides. */
export const decideSale: CollectionBeforeChangeHook<Variant & { id: number }> = ({ data, originalDoc }) => {
  if (!originalDoc?.belowCost) return data
  return { ...data, sellable: data.sellBelowCost ?? originalDoc.sellBelowCost }
}

/** Settles the alert of the article once nothing of it waits for a decision. */
export const reportDecision: CollectionAfterChangeHook = async ({ doc, req }) => {
  await reportBelowCost(await databaseOfRequest(req))
  return doc as unknown
}
