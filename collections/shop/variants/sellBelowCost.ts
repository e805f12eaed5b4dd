import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { reportBelowCost } from '#domain/shop/catalogue/belowCost.ts'

type Variant = { belowCost: boolean; sellBelowCost: boolean; sellable: boolean }

export const decideSale: CollectionBeforeChangeHook<Variant & { id: number }> = ({ data, originalDoc }) => {
  if (!originalDoc?.belowCost) return data
  return { ...data, sellable: data.sellBelowCost ?? originalDoc.sellBelowCost }
}

export const reportDecision: CollectionAfterChangeHook = async ({ doc, req }) => {
  await reportBelowCost(await databaseOfRequest(req))
  return doc as unknown
}
