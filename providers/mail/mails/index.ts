import { verifyEmail } from './verifyEmail.ts'
import { resetPassword } from './resetPassword.ts'
import { importInvite } from './importInvite.ts'
import { employeeInvite } from './employeeInvite.ts'
import { signInCode } from './signInCode.ts'
import { changeEmail } from './changeEmail.ts'
import { emailChanged } from './emailChanged.ts'
import { orderConfirmed } from './orderConfirmed.ts'
import { orderShipped } from './orderShipped.ts'
import { orderItemReplaced } from './orderItemReplaced.ts'
import { orderCancelled } from './orderCancelled.ts'
import { orderRefunded } from './orderRefunded.ts'
import { withdrawalReceived } from './withdrawalReceived.ts'
import { cartReminder } from './cartReminder.ts'
import { giftCard } from './giftCard.ts'
import { giftMembership } from './giftMembership.ts'
import { referralReward } from './referralReward.ts'
import { giftMembershipEnding } from './giftMembershipEnding.ts'
import { giftCardBought } from './giftCardBought.ts'
import { giftCardSent } from './giftCardSent.ts'
import { giftCardRefunded } from './giftCardRefunded.ts'
import { membershipRefunded } from './membershipRefunded.ts'
import { orderLink } from './orderLink.ts'
import { orderAddressNeeded } from './orderAddressNeeded.ts'
import { orderAddressChanged } from './orderAddressChanged.ts'
import { claimStep } from './claimStep.ts'
import { claimReceived } from './claimReceived.ts'
import { membershipStarted } from './membershipStarted.ts'
import { membershipWithdrawn } from './membershipWithdrawn.ts'
import { giftWithdrawn } from './giftWithdrawn.ts'
import { membershipPaid } from './membershipPaid.ts'
import { priceChanging } from './priceChanging.ts'
import { membershipCancelled } from './membershipCancelled.ts'
import { trialEnding } from './trialEnding.ts'
import { renewalReminder } from './renewalReminder.ts'
import { membershipPaused } from './membershipPaused.ts'
import { membershipResuming } from './membershipResuming.ts'
import { renewalFailed } from './renewalFailed.ts'
import { comeBack } from './comeBack.ts'
import { subscriptionEnded } from './subscriptionEnded.ts'
import { contactMessage } from './contactMessage.ts'
import { threadAnswer } from './threadAnswer.ts'
import { stoneIdentified } from './stoneIdentified.ts'
import { newDevice } from './newDevice.ts'
import { weeklyReport } from './weeklyReport.ts'
import { webhookOff } from './webhookOff.ts'
import { failedSignIns } from './failedSignIns.ts'
import { secondFactor } from './secondFactor.ts'
import { accountChanged } from './accountChanged.ts'
import { commentApproved } from './commentApproved.ts'
import { commentReply } from './commentReply.ts'
import { commentMention } from './commentMention.ts'
import { questionAnswered } from './questionAnswered.ts'
import { newPost } from './newPost.ts'
import { letter } from './letter.ts'
import { weeklyPosts } from './weeklyPosts.ts'
import { newsConfirm } from './newsConfirm.ts'
import { itemAlertConfirm } from './itemAlertConfirm.ts'
import { itemAlert } from './itemAlert.ts'
import { reviewRequest } from './reviewRequest.ts'

/** Every email. */
export const MAILS = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'import-invite': importInvite,
  'employee-invite': employeeInvite,
  'sign-in-code': signInCode,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'order-confirmed': orderConfirmed,
  'order-shipped': orderShipped,
  'order-item-replaced': orderItemReplaced,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'withdrawal-received': withdrawalReceived,
  'cart-reminder': cartReminder,
  'gift-card': giftCard,
  'gift-membership': giftMembership,
  'referral-reward': referralReward,
  'gift-membership-ending': giftMembershipEnding,
  'gift-card-bought': giftCardBought,
  'gift-card-sent': giftCardSent,
  'gift-card-refunded': giftCardRefunded,
  'membership-refunded': membershipRefunded,
  'order-link': orderLink,
  'order-address-needed': orderAddressNeeded,
  'order-address-changed': orderAddressChanged,
  'claim-step': claimStep,
  'claim-received': claimReceived,
  'membership-started': membershipStarted,
  'membership-withdrawn': membershipWithdrawn,
  'gift-withdrawn': giftWithdrawn,
  'membership-paid': membershipPaid,
  'price-changing': priceChanging,
  'membership-cancelled': membershipCancelled,
  'trial-ending': trialEnding,
  'renewal-reminder': renewalReminder,
  'membership-paused': membershipPaused,
  'membership-resuming': membershipResuming,
  'renewal-failed': renewalFailed,
  'come-back': comeBack,
  'subscription-ended': subscriptionEnded,
  'contact-message': contactMessage,
  'thread-answer': threadAnswer,
  'stone-identified': stoneIdentified,
  'new-device': newDevice,
  'weekly-report': weeklyReport,
  'webhook-off': webhookOff,
  'failed-sign-ins': failedSignIns,
  'second-factor': secondFactor,
  'account-changed': accountChanged,
  'comment-approved': commentApproved,
  'comment-reply': commentReply,
  'comment-mention': commentMention,
  'question-answered': questionAnswered,
  'new-post': newPost,
  letter,
  'weekly-posts': weeklyPosts,
  'item-alert-confirm': itemAlertConfirm,
  'news-confirm': newsConfirm,
  'item-alert': itemAlert,
  'review-request': reviewRequest,
}
