import { fullName } from '#contracts/people/fullName.ts'
import type { MembershipPayment, FailedPayment as Failed } from '#contracts/membership/membershipPayments.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import type { FailedPayment } from '#domain/membership/membershipPayments/failedPayments.ts'
import { isByHand } from '#domain/membership/membershipPayments/failureKey.ts'
import type { PaidMembership } from '#domain/membership/membershipPayments/readPayments.ts'
import { whyPaymentFailed } from '#domain/membership/membershipPayments/whyPaymentFailed.ts'
import { sentenceIn } from '#texts/sentenceIn.ts'

export const presentPayment = (payment: PaidMembership): MembershipPayment => ({
  id: payment.invoiceId,
  number: payment.number,
  plan: payment.plan,
  amount: centsToAmount(payment.cents),
  tax: centsToAmount(payment.taxCents),
  refunded: centsToAmount(payment.refundedCents),
  paidAt: payment.paidAt.toISOString(),
  from: payment.from?.toISOString() ?? null,
  until: payment.until?.toISOString() ?? null,
})

export const presentFailure = ({ due, ...failed }: FailedPayment, language: Language): Failed => ({
  membershipId: failed.membershipId,
  userId: failed.userId,
  name: fullName(failed),
  email: failed.email,
  plan: failed.plan,
  failingSince: failed.failingSince.toISOString(),
  accessUntil: failed.accessUntil?.toISOString() ?? null,
  due: due && {
    amount: centsToAmount(due.cents),
    attempts: due.attempts,
    reason: sentenceIn(language, whyPaymentFailed(due)),
    nextTryAt: due.nextTryAt?.toISOString() ?? null,
  },
  isProviderSilent: failed.isProviderSilent,
  emails: failed.emails.map(({ key, sentAt, problem }) => ({
    sentAt: sentAt?.toISOString() ?? null,
    isByHand: isByHand(key),
    problem,
  })),
  dashboardUrl: failed.dashboardUrl,
})
