import { EVENTS_FOR_STAFF } from '#contracts/shop/orderEvents.ts'
import { PROBLEMS } from '#contracts/shop/orderProblems.ts'
import { REFUND_REASONS } from '#contracts/shop/refundReasons.ts'
import { factIn } from '../../platform/view/factIn.ts'

export const eventIn = factIn(EVENTS_FOR_STAFF)
export const problemIn = factIn(PROBLEMS)
export const refundReasonIn = factIn(REFUND_REASONS)
