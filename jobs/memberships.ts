import { sendComebackEmails as sendComebacks } from '#domain/membership/comebackEmails/sendComebackEmails.ts'
import { movePrices as move } from '#domain/membership/priceMoves/movePrices.ts'
import { changePlannedPlans as changePlanned } from '#domain/membership/subscriptions/changePlannedPlans.ts'
import { moveCustomerEmail as moveEmail } from '#domain/membership/subscriptions/moveCustomerEmail.ts'
import { setUpMembershipPrices } from '#domain/membership/subscriptions/setUpMembershipPrices.ts'
import { remindMembers as remind } from '#domain/membership/subscriptions/remindMembers.ts'
import { sendMembershipRefund as send } from '#domain/membership/subscriptions/sendMembershipRefund.ts'
import type { CronJob, Job } from './Job.ts'

export const sendComebackEmails: CronJob = (req) => sendComebacks(req)

export const changePlannedPlans: CronJob = (req) => changePlanned(req)

export const movePrices: CronJob = (req) => move(req)

export const remindMembers: CronJob = (req) => remind(req)

export const sendMembershipRefund: Job<'sendMembershipRefund'> = (req, { refundId }) => send(req, refundId)

/** Lets members switch to the prices that are offered now. */
export const setUpPortal: Job<'setUpPortal'> = async ({ pool }) => {
  await setUpMembershipPrices(pool)
}

export const moveCustomerEmail: Job<'moveCustomerEmail'> = (req, { userId }) => moveEmail(req, userId)
