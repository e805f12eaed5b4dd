import type { Cents } from '#contracts/shared/money.ts'
import type { CardRefund } from '#providers/stripe/refunds.ts'

export type MembershipRefund = {
  id: number
  key: string
  userId: number
  amountCents: Cents
  /** A withdrawal or an employee may give back a part of what was paid. */
  isPart: boolean
  /** An employee made it. */
  isByHand: boolean
  email: string
  /** The account was not deleted. */
  isOpen: boolean
  paymentIntentId: string
  status: 'requested' | CardRefund['status']
}
