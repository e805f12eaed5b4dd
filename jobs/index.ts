import type { Jobs, WorkerGroup } from '#domain/platform/addJob.ts'
import { sendPush } from '#domain/community/push/sendPush.ts'
import { startPostPushes } from '#domain/community/push/startPostPushes.ts'
import { prepareVideo } from '#domain/content/posts/prepareVideo.ts'
import { publishScheduled } from '#domain/content/posts/publishScheduled.ts'
import { openDocuments } from '#domain/content/search/openDocuments.ts'
import { copyStoredFilms } from '#domain/content/streams/copyStoredFilms.ts'
import { makeStreams } from '#domain/content/streams/makeStreams.ts'
import { sendComebackEmails } from '#domain/membership/comebackEmails/sendComebackEmails.ts'
import { holdGiftOrders } from '#domain/membership/giftSales/holdGiftOrders.ts'
import { syncGiftCardMoney } from '#domain/membership/giftSales/syncGiftCardMoney.ts'
import { remindGiftMembers } from '#domain/membership/giftMemberships/remindGiftMembers.ts'
import { sendGiftMemberships } from '#domain/membership/giftMemberships/sendGiftMemberships.ts'
import { settleMembershipWithdrawal } from '#domain/membership/membershipWithdrawals/settleMembershipWithdrawal.ts'
import { movePrices } from '#domain/membership/priceMoves/movePrices.ts'
import { settleReferrals } from '#domain/membership/referrals/settleReferrals.ts'
import { changePlannedPlans } from '#domain/membership/subscriptions/changePlannedPlans.ts'
import { moveCustomerEmail } from '#domain/membership/subscriptions/moveCustomerEmail.ts'
import { remindMembers } from '#domain/membership/subscriptions/remindMembers.ts'
import { sendMembershipRefund } from '#domain/membership/subscriptions/sendMembershipRefund.ts'
import { setUpMembershipPrices } from '#domain/membership/subscriptions/setUpMembershipPrices.ts'
import { advanceImport } from '#domain/operations/imports/advanceImport.ts'
import { resumeImports } from '#domain/operations/imports/resumeImports.ts'
import { nameSubscription } from '#domain/operations/imports/subscriptions/nameSubscription.ts'
import { sendWeeklyReport } from '#domain/operations/weeklyReport/sendWeeklyReport.ts'
import { sendMailing } from '#domain/outreach/mailings/sendMailing.ts'
import { startMailings } from '#domain/outreach/mailings/startMailings.ts'
import { sendDigest } from '#domain/outreach/postEmails/sendDigest.ts'
import { mailSignInCode } from '#domain/people/people/emailCode/requestEmailCode.ts'
import { mailPasswordReset } from '#domain/people/people/resetPassword.ts'
import { sendWebhook } from '#domain/platform/outgoingWebhooks/sendWebhook.ts'
import { remindCarts } from '#domain/shop/cartReminders/remindCarts.ts'
import { refreshStock } from '#domain/shop/catalogue/refreshStock.ts'
import { refreshSizeCharts } from '#domain/shop/catalogue/sizeCharts.ts'
import { confirmOrder } from '#domain/shop/fulfilment/confirmOrder.ts'
import { deliverShipped } from '#domain/shop/fulfilment/deliverOrder.ts'
import { followOrder } from '#domain/shop/fulfilment/followOrder.ts'
import { processCancellation } from '#domain/shop/fulfilment/processCancellation.ts'
import { submitOrder } from '#domain/shop/fulfilment/submitOrder.ts'
import { sendGiftCards } from '#domain/shop/giftCards/sendGiftCards.ts'
import { sendItemAlerts } from '#domain/shop/itemAlerts/sendItemAlerts.ts'
import { applyReversals } from '#domain/shop/payments/applyReversals.ts'
import { cancelPayment } from '#domain/shop/payments/cancelPayment.ts'
import { sendRefund } from '#domain/shop/payments/sendRefund.ts'
import { requestReviews } from '#domain/shop/reviews/requestReviews.ts'
import { endHold } from '#domain/shop/stock/endHold.ts'
import { syncBySchedule, syncCatalogue } from './catalogue.ts'
import type { CronJob, Job } from './Job.ts'
import { housekeeping, sweepFiles } from './housekeeping.ts'
import { reconcile } from './reconcile.ts'
import { sendMail } from './sendMail.ts'

/** What each job of `jobKinds` runs. */
export const jobs: { [Name in keyof Jobs]: Job<Name> } = {
  sendMail,
  mailPasswordReset: (req, payload) => mailPasswordReset(req, payload),
  mailSignInCode: (req, payload) => mailSignInCode(req, payload),
  submitOrder: (req, { orderId }) => submitOrder(req, orderId),
  confirmOrder: (req, { orderId }) => confirmOrder(req, orderId),
  followOrder: (req, { orderId }) => followOrder(req, orderId),
  cancelOrder: (req, { orderId, reason }) => processCancellation(req, orderId, reason),
  cancelPayment: (req, { orderId }) => cancelPayment(req, orderId),
  endHold: (req, { orderId }) => endHold(req, orderId),
  applyReversals: (req, { orderId }) => applyReversals(req, orderId),
  sendRefund: (req, { refundId }) => sendRefund(req, refundId),
  sendMembershipRefund: (req, { refundId }) => sendMembershipRefund(req, refundId),
  settleMembershipWithdrawal: (req, { membershipId }) => settleMembershipWithdrawal(req, membershipId),
  syncGiftCardMoney: (req, { saleId }) => syncGiftCardMoney(req, saleId),
  // Lets members switch to the prices that are offered now.
  setUpPortal: async ({ pool }) => void (await setUpMembershipPrices(pool)),
  moveCustomerEmail: (req, { userId }) => moveCustomerEmail(req, userId),
  nameSubscription: (req, { subscriptionId }, _signal, attempt = 1) => nameSubscription(req, subscriptionId, attempt),
  prepareVideo: (req, { postId }, signal) => prepareVideo(req, postId, signal),
  syncCatalogue,
  readSizeCharts: (req) => refreshSizeCharts(req),
  sendPush: (req, { messageId }) => sendPush(req, messageId),
  sendWebhook: (req, { deliveryId }) => sendWebhook(req, deliveryId),
  sendMailing: (req, { mailingId }, signal) => sendMailing(req, mailingId, signal),
  advanceImport: (req, { importId }, signal) => advanceImport(req, importId, signal),
  holdGiftOrders: (req, { giftCardId }) => holdGiftOrders(req, giftCardId),
}

/** Scheduled jobs. Each kind runs once at a time across all processes. */
export const cronJobs: Record<string, { when: string; group: WorkerGroup; run: CronJob }> = {
  reconcile: { when: '*/10 * * * *', group: 'cards', run: reconcile },
  changePlannedPlans: { when: '52 * * * *', group: 'cards', run: changePlannedPlans },
  movePrices: { when: '22 * * * *', group: 'cards', run: movePrices },
  remindMembers: { when: '5,15,25,35,45,55 * * * *', group: 'cards', run: remindMembers },
  publishScheduled: { when: '* * * * *', group: 'rest', run: publishScheduled },
  sendGiftCards: { when: '* * * * *', group: 'rest', run: sendGiftCards },
  sendGiftMemberships: { when: '* * * * *', group: 'rest', run: sendGiftMemberships },
  remindGiftMembers: { when: '40 * * * *', group: 'rest', run: remindGiftMembers },
  settleReferrals: { when: '8,28,48 * * * *', group: 'cards', run: settleReferrals },
  remindCarts: { when: '11,41 * * * *', group: 'rest', run: remindCarts },
  openDocuments: { when: '* * * * *', group: 'rest', run: ({ pool, now }) => openDocuments(pool, now) },
  startMailings: { when: '* * * * *', group: 'rest', run: startMailings },
  startPostPushes: { when: '* * * * *', group: 'rest', run: startPostPushes },
  resumeImports: { when: '* * * * *', group: 'rest', run: resumeImports },
  sendDigest: { when: '11 * * * *', group: 'rest', run: sendDigest },
  sendWeeklyReport: { when: '4,34 * * * *', group: 'rest', run: sendWeeklyReport },
  deliverShipped: { when: '27 3 * * *', group: 'rest', run: deliverShipped },
  sendItemAlerts: { when: '3,8,13,18,23,28,33,38,43,48,53,58 * * * *', group: 'rest', run: sendItemAlerts },
  sendComebackEmails: { when: '37 * * * *', group: 'rest', run: sendComebackEmails },
  requestReviews: { when: '47 * * * *', group: 'rest', run: requestReviews },
  housekeeping: { when: '17 * * * *', group: 'rest', run: housekeeping },
  syncBySchedule: { when: '23 */6 * * *', group: 'catalogue', run: syncBySchedule },
  refreshStock: { when: '9,39 * * * *', group: 'catalogue', run: refreshStock },
  makeStreams: {
    when: '* * * * *',
    group: 'films',
    run: async (req, signal) => void (await makeStreams(req, { signal })),
  },
  copyStoredFilms: { when: '51 * * * *', group: 'media', run: copyStoredFilms },
  sweepFiles: { when: '41 4 * * *', group: 'rest', run: sweepFiles },
}

/** Runs don't pile up: the key allows one waiting, the queue one running. */
export const crontabOf = (group: WorkerGroup): string =>
  Object.entries(cronJobs)
    .filter(([, { group: its }]) => its === group)
    .map(([name, { when }]) => `${when} ${name} ?jobKey=${name}&queue=${name}`)
    .join('\n')
