import type { Endpoint } from '../implement.ts'
import { readOwnReferrals } from './referrals/referrals.ts'
import { changeComebackEmails, readComebackEmails, stopComebackEmails } from './comebackEmails/comebackEmails.ts'
import {
  buyGiftCard,
  readGiftCardBalance,
  readGiftCardOffer,
  readGiftCardPurchase,
  refundGiftSale,
} from './giftSales/giftSales.ts'
import {
  buyGiftMembership,
  endGiftMembership,
  readGiftMembershipOffer,
  readGiftMembershipTax,
  redeemGiftMembership,
  resendGiftMembership,
} from './giftMemberships/giftMemberships.ts'
import { readMembershipOffer } from './membershipOffers/membershipOffers.ts'
import { stayWithDiscount } from './subscriptions/leaving.ts'
import { changePlan, readPlanChange } from './subscriptions/planChanges.ts'
import { keepAnnual, planMonthly } from './subscriptions/plannedMonthly.ts'
import {
  billing,
  createSubscription,
  readMembershipTax,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  subscribe,
  tellWhyLeaving,
} from './subscriptions/subscriptions.ts'
import { ofPart } from '../ofPart.ts'
import {
  emailAboutFailedPayment,
  listFailedPayments,
  readMembershipPayments,
  readMembershipReceipt,
  readRefundablePayments,
  refundMembershipPayment,
} from './membershipPayments/membershipPayments.ts'
import { changeMemberCard, readMemberCard, startCardChange } from './subscriptions/memberCard.ts'
import { withdrawFromGift } from './giftWithdrawals/giftWithdrawals.ts'
import { withdrawFromMembership } from './membershipWithdrawals/membershipWithdrawals.ts'

export const membershipEndpoints: Endpoint[] = [
  readComebackEmails,
  changeComebackEmails,
  stopComebackEmails,
  readMembershipOffer,
  readGiftCardPurchase,
  readGiftCardBalance,
  refundGiftSale,
  redeemGiftMembership,
  endGiftMembership,
  resendGiftMembership,
  withdrawFromGift,
  withdrawFromMembership,
  createSubscription,
  readMembershipTax,
  subscribe,
  readMemberCard,
  startCardChange,
  changeMemberCard,
  readMembershipPayments,
  readMembershipReceipt,
  listFailedPayments,
  emailAboutFailedPayment,
  readRefundablePayments,
  refundMembershipPayment,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  readPlanChange,
  changePlan,
  planMonthly,
  keepAnnual,
  stayWithDiscount,
  tellWhyLeaving,
  billing,
  ...ofPart('gift-cards', [readGiftCardOffer], { amounts: [] }),
  ...ofPart('gift-cards', [buyGiftCard]),
  ...ofPart('gift-memberships', [readGiftMembershipOffer], { terms: [] }),
  ...ofPart('gift-memberships', [readGiftMembershipTax, buyGiftMembership]),
  ...ofPart('referrals', [readOwnReferrals]),
]
