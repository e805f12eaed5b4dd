import { centsToAmount } from '#contracts/shared/money.ts'
import * as routes from '#contracts/routes/membership/membershipPayments.ts'
import { emailAboutFailure } from '#domain/membership/membershipPayments/emailAboutFailure.ts'
import { readFailedPayments } from '#domain/membership/membershipPayments/failedPayments.ts'
import { readPaymentsOf, readPaymentsOfMembership } from '#domain/membership/membershipPayments/readPayments.ts'
import { readReceipt } from '#domain/membership/membershipPayments/readReceipt.ts'
import { refundOffers } from '#domain/membership/membershipPayments/refundOffers.ts'
import { refundPayment } from '#domain/membership/membershipPayments/refundPayment.ts'
import type { renderReceipt } from '#domain/shop/invoices/pdf/renderReceipt.ts'
import { heavyFor, runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import { implement } from '../../implement.ts'
import { pdfResult } from '../../shop/invoices/pdfResult.ts'
import { presentFailure, presentPayment } from './presentPayment.ts'

// Each call asks the card provider.
const rateLimit = { calls: 60, seconds: 600 }

export const readMembershipPayments = implement(
  routes.readMembershipPayments,
  async (req) => ({ payments: (await readPaymentsOf(req.pool, req.user.id)).map(presentPayment) }),
  { rateLimit },
)

export const readMembershipReceipt = implement(
  routes.readMembershipReceipt,
  async (req, { params }) => {
    const receipt = await readReceipt(req, params.id)
    return pdfResult(
      receipt.number,
      runHeavy<typeof renderReceipt>('receipt', [receipt], { person: heavyFor(req) }),
      'receipt',
    )
  },
  { rateLimit },
)

export const listFailedPayments = implement(routes.listFailedPayments, async (req, { query }) => {
  const { failed, next } = await readFailedPayments(req.pool, { ...query, now: req.now })
  return { failed: failed.map((one) => presentFailure(one, req.language ?? 'en')), next }
})

export const emailAboutFailedPayment = implement(routes.emailAboutFailedPayment, async (req, { params }) => {
  await emailAboutFailure(req, params.id)
})

export const readRefundablePayments = implement(routes.readRefundablePayments, async (req, { params }) => {
  const { payments } = await readPaymentsOfMembership(req.pool, params.id)
  return {
    payments: payments.map((payment) => {
      const { all, unused } = refundOffers(payment, req.now)
      const offers = { all: centsToAmount(all), unused: centsToAmount(unused) }
      return { ...presentPayment(payment), offers, isDisputed: payment.isDisputed }
    }),
  }
})

export const refundMembershipPayment = implement(routes.refundMembershipPayment, async (req, { params, input }) => {
  await refundPayment(req, params.id, input)
})
