import { type FactCatalog, factText, type StoredFact } from '#contracts/platform/facts.ts'
import { EVENTS_FOR_STAFF } from '#contracts/shop/orderEvents.ts'
import { PROBLEMS } from '#contracts/shop/orderProblems.ts'
import { REFUND_REASONS } from '#contracts/shop/refundReasons.ts'
import type { Formats } from '../../platform/view/formats.ts'

/** A fact about an order as employees read it. A kind that only a newer version knows is named. */
const factIn =
  (catalog: FactCatalog) =>
  (words: Pick<Formats, 't' | 'money'>, fact: StoredFact): string =>
    factText(catalog, fact, words) ?? fact.kind

export const eventIn = factIn(EVENTS_FOR_STAFF)
export const problemIn = factIn(PROBLEMS)
export const refundReasonIn = factIn(REFUND_REASONS)
