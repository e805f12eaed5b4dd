import { resumeDeletions } from '#domain/account/finishDeletion.ts'
import { resumeOrders } from '#domain/fulfilment/resumeOrders.ts'
import { alertOpenRefunds } from '#domain/payments/alertOpenRefunds.ts'
import { reconcileGiftCardSales } from '#domain/giftCardSales/reconcileGiftCardSales.ts'
import { createBreaker } from '#domain/payments/createBreaker.ts'
import { reconcileRefunds } from '#domain/payments/reconcileRefunds.ts'
import { reconcilePayments } from '#domain/payments/reconcilePayments.ts'
import { reconcileUnknownPayments } from '#domain/payments/reconcileUnknownPayments.ts'
import { requeueVideos } from '#domain/posts/requeueVideos.ts'
import { reconcileMemberships } from '#domain/subscriptions/reconcileMemberships.ts'
import type { CronJob } from './Job.ts'

/** Catches up on missed webhooks and failed jobs. */
export const reconcile: CronJob = async (req) => {
  const breaker = createBreaker()
  await reconcilePayments(req, breaker)
  await reconcileUnknownPayments(req, breaker)
  await reconcileGiftCardSales(req, breaker)
  await reconcileRefunds(req, breaker)
  await alertOpenRefunds(req)
  await reconcileMemberships(req, breaker)
  await resumeDeletions(req, breaker)
  await resumeOrders(req)
  await requeueVideos(req)
}
