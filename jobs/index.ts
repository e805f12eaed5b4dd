import type { Jobs } from '#domain/platform/addJob.ts'
import { readSizeCharts, refreshStock, syncBySchedule, syncCatalogue } from './catalogue.ts'
import { housekeeping, sweepFiles } from './housekeeping.ts'
import { sendItemAlerts } from './itemAlerts.ts'
import type { CronJob, Job } from './Job.ts'
import { makeStreams } from './makeStreams.ts'
import {
  changePlannedPlans,
  moveCustomerEmail,
  movePrices,
  remindMembers,
  sendComebackEmails,
  sendMembershipRefund,
  setUpPortal,
} from './memberships.ts'
import {
  applyReversals,
  cancelOrder,
  cancelPayment,
  confirmOrder,
  endHold,
  followOrder,
  sendRefund,
  submitOrder,
} from './orders.ts'
import { prepareVideo } from './prepareVideo.ts'
import { openDocuments } from './openDocuments.ts'
import { publishScheduled } from './publishScheduled.ts'
import { sendDigest, sendMailing, startMailings } from './mailings.ts'
import { reconcile } from './reconcile.ts'
import { requestReviews } from './reviews.ts'
import { remindCarts } from '#domain/shop/cartReminders/remindCarts.ts'
import { deliverShipped } from '#domain/shop/fulfilment/deliverOrder.ts'
import { holdGiftOrders } from '#domain/membership/giftCardSales/holdGiftOrders.ts'
import { syncGiftCardMoney } from '#domain/membership/giftCardSales/syncGiftCardMoney.ts'
import { settleMembershipWithdrawal } from '#domain/membership/membershipWithdrawals/settleMembershipWithdrawal.ts'
import { advanceImport } from '#domain/operations/imports/advanceImport.ts'
import { nameSubscription } from '#domain/operations/imports/subscriptions/nameSubscription.ts'
import { resumeImports } from '#domain/operations/imports/resumeImports.ts'
import { sendGiftCards } from '#domain/shop/giftCards/sendGiftCards.ts'
import { remindGiftMembers } from '#domain/membership/giftMemberships/remindGiftMembers.ts'
import { sendGiftMemberships } from '#domain/membership/giftMemberships/sendGiftMemberships.ts'
import { settleReferrals } from '#domain/membership/referrals/settleReferrals.ts'
import { sendWeeklyReport } from '#domain/operations/weeklyReport/sendWeeklyReport.ts'
import { sendPush } from '#domain/community/push/sendPush.ts'
import { copyStoredFilms } from '#domain/content/streams/copyStoredFilms.ts'
import { startPostPushes } from '#domain/community/push/startPostPushes.ts'
import { sendWebhook } from '#domain/platform/outgoingWebhooks/sendWebhook.ts'
import { sendMail } from './sendMail.ts'
import type { WorkerGroup } from './workerGroups.ts'

/** Jobs added by `addJob` in the transaction of their cause. */
export const jobs: { [Name in keyof Jobs]: Job<Name> } = {
  sendMail,
  submitOrder,
  confirmOrder,
  followOrder,
  cancelPayment,
  endHold,
  cancelOrder,
  sendRefund,
  sendMembershipRefund,
  settleMembershipWithdrawal: (req, { membershipId }) => settleMembershipWithdrawal(req, membershipId),
  applyReversals,
  setUpPortal,
  moveCustomerEmail,
  nameSubscription: (req, { subscriptionId }, _signal, attempt = 1) => nameSubscription(req, subscriptionId, attempt),
  prepareVideo,
  syncCatalogue,
  readSizeCharts,
  sendMailing,
  sendPush: (req, { messageId }) => sendPush(req, messageId),
  sendWebhook: (req, { deliveryId }) => sendWebhook(req, deliveryId),
  advanceImport: (req, { importId }, signal) => advanceImport(req, importId, signal),
  syncGiftCardMoney: (req, { saleId }) => syncGiftCardMoney(req, saleId),
  holdGiftOrders: (req, { giftCardId }) => holdGiftOrders(req, giftCardId),
}

export const groupOfJob: Record<keyof Jobs, WorkerGroup> = {
  sendMail: 'mail',
  submitOrder: 'print',
  confirmOrder: 'confirm',
  followOrder: 'print',
  cancelOrder: 'print',
  cancelPayment: 'cards',
  endHold: 'cards',
  sendRefund: 'cards',
  sendMembershipRefund: 'cards',
  settleMembershipWithdrawal: 'cards',
  applyReversals: 'cards',
  setUpPortal: 'cards',
  moveCustomerEmail: 'cards',
  nameSubscription: 'cards',
  prepareVideo: 'media',
  syncCatalogue: 'catalogue',
  readSizeCharts: 'catalogue',
  sendMailing: 'rest',
  sendPush: 'push',
  sendWebhook: 'webhooks',
  advanceImport: 'rest',
  syncGiftCardMoney: 'cards',
  holdGiftOrders: 'rest',
}

/** Scheduled jobs. Each kind runs once at a time across all processes. */
export const cronJobs: Record<string, { when: string; group: WorkerGroup; run: CronJob }> = {
  reconcile: { when: '*/10 * * * *', group: 'cards', run: reconcile },
  changePlannedPlans: { when: '52 * * * *', group: 'cards', run: changePlannedPlans },
  movePrices: { when: '22 * * * *', group: 'cards', run: movePrices },
  remindMembers: { when: '5,15,25,35,45,55 * * * *', group: 'cards', run: remindMembers },
  publishScheduled: { when: '* * * * *', group: 'rest', run: publishScheduled },
  sendGiftCards: { when: '* * * * *', group: 'rest', run: (req) => sendGiftCards(req) },
  sendGiftMemberships: { when: '* * * * *', group: 'rest', run: (req) => sendGiftMemberships(req) },
  remindGiftMembers: { when: '40 * * * *', group: 'rest', run: (req) => remindGiftMembers(req) },
  settleReferrals: { when: '8,28,48 * * * *', group: 'cards', run: (req) => settleReferrals(req) },
  remindCarts: { when: '11,41 * * * *', group: 'rest', run: (req) => remindCarts(req) },
  openDocuments: { when: '* * * * *', group: 'rest', run: openDocuments },
  startMailings: { when: '* * * * *', group: 'rest', run: startMailings },
  startPostPushes: { when: '* * * * *', group: 'rest', run: startPostPushes },
  resumeImports: { when: '* * * * *', group: 'rest', run: (req) => resumeImports(req) },
  sendDigest: { when: '11 * * * *', group: 'rest', run: sendDigest },
  sendWeeklyReport: { when: '4,34 * * * *', group: 'rest', run: (req) => sendWeeklyReport(req) },
  deliverShipped: { when: '27 3 * * *', group: 'rest', run: (req) => deliverShipped(req) },
  sendItemAlerts: { when: '3,8,13,18,23,28,33,38,43,48,53,58 * * * *', group: 'rest', run: sendItemAlerts },
  sendComebackEmails: { when: '37 * * * *', group: 'rest', run: sendComebackEmails },
  requestReviews: { when: '47 * * * *', group: 'rest', run: requestReviews },
  housekeeping: { when: '17 * * * *', group: 'rest', run: housekeeping },
  syncBySchedule: { when: '23 */6 * * *', group: 'catalogue', run: syncBySchedule },
  refreshStock: { when: '9,39 * * * *', group: 'catalogue', run: refreshStock },
  makeStreams: { when: '* * * * *', group: 'films', run: makeStreams },
  copyStoredFilms: { when: '51 * * * *', group: 'media', run: (req, signal) => copyStoredFilms(req, signal) },
  sweepFiles: { when: '41 4 * * *', group: 'rest', run: sweepFiles },
}
