import { resumeDeletions } from '#domain/operations/leaving/finishDeletion.ts'
import { resumeOrders } from '#domain/shop/fulfilment/resumeOrders.ts'
import { alertOpenRefunds } from '#domain/shop/payments/alertOpenRefunds.ts'
import { reconcileGiftSales } from '#domain/membership/giftSales/reconcileGiftSales.ts'
import { createBreaker } from '#domain/platform/cardPlumbing/createBreaker.ts'
import { reconcileRefunds } from '#domain/operations/cardEvents/reconcileRefunds.ts'
import { reconcilePayments } from '#domain/shop/payments/reconcilePayments.ts'
import { reconcileUnknownPayments } from '#domain/shop/payments/reconcileUnknownPayments.ts'
import { requeueVideos } from '#domain/content/posts/requeueVideos.ts'
import { reconcileMemberships } from '#domain/membership/subscriptions/reconcileMemberships.ts'
import type { CronJob } from './Job.ts'

/** Catches up on missed webhooks and failed jobs. */
export const reconcile: CronJob = async (req) => {
  const breaker = createBreaker()
  await reconcilePayments(req, breaker)
  await reconcileUnknownPayments(req, breaker)
  await reconcileGiftSales(req, breaker)
  await reconcileRefunds(req, breaker)
  await alertOpenRefunds(req)
  await reconcileMemberships(req, breaker)
  await resumeDeletions(req, breaker)
  await resumeOrders(req)
  await requeueVideos(req)
}
