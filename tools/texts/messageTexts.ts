import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ERRORS } from '../../contracts/errors.ts'
import { START_REQUEST } from '../../contracts/startRequest.ts'
import { WITHDRAWAL_TEXTS } from '../../contracts/withdrawalTexts.ts'
import { messagesOf } from './messagesOf.ts'
import { textsOf } from './textsOf.ts'

/** Files that say what is wrong and nothing else. */
const REFUSALS = [
  'domain/shop/claims/openClaim.ts',
  'domain/shop/claims/writeToClaim.ts',
  'domain/membership/giftCardSales/refuseGiftForm.ts',
  'domain/membership/giftCardSales/startGiftCardSale.ts',
  'domain/membership/giftMemberships/startGiftMembershipSale.ts',
  'domain/community/hunters/displayName.ts',
  'domain/membership/membershipOffers/offerRefusal.ts',
  'domain/membership/giftWithdrawals/giftWithdrawalRefusal.ts',
  'domain/membership/membershipWithdrawals/withdrawFromMembership.ts',
  'domain/shop/orders/addressChangeProblem.ts',
  'domain/people/people/proveForForm.ts',
  'domain/people/people/refuseWeakPassword.ts',
  'domain/people/people/requestEmailChange.ts',
  'domain/content/posts/germanRefusal.ts',
  'domain/shop/promoCodes/refusal.ts',
  'domain/membership/subscriptions/pauseRefusal.ts',
  'domain/membership/subscriptions/planChangeRefusal.ts',
  'domain/membership/subscriptions/readResidence.ts',
  'domain/shop/withdrawals/lockWithdrawable.ts',
  'media/boxes.ts',
  'media/cleanPhoto.ts',
  'media/findMoov.ts',
  'media/inspectFile.ts',
  'media/mediaTypes.ts',
  'media/readMp4.ts',
  'contracts/account.ts',
  'contracts/cart.ts',
  'contracts/checkout.ts',
  'contracts/claims.ts',
  'contracts/comments.ts',
  'contracts/contact.ts',
  'contracts/findOrder.ts',
  'contracts/emailSchema.ts',
  'contracts/giftCardSales.ts',
  'contracts/giftCards.ts',
  'contracts/giftMemberships.ts',
  'contracts/guesses.ts',
  'contracts/hunters.ts',
  'contracts/identifications.ts',
  'contracts/itemAlerts.ts',
  'contracts/leaving.ts',
  'contracts/loggedFinds.ts',
  'contracts/moderation.ts',
  'contracts/money.ts',
  'contracts/offerCode.ts',
  'contracts/orders.ts',
  'contracts/passkeys.ts',
  'contracts/people.ts',
  'contracts/postEmails.ts',
  'contracts/posts.ts',
  'contracts/products.ts',
  'contracts/promoCodes.ts',
  'contracts/questions.ts',
  'contracts/reviews.ts',
  'contracts/sendDay.ts',
  'contracts/taxPlace.ts',
  'contracts/textLimits.ts',
  'contracts/threads.ts',
  'contracts/wishList.ts',
  'contracts/withdrawals.ts',
]

/** Folders whose errors members and buyers see, and the answers of endpoints. */
const FOLDERS = [
  'domain/platform/uploads',
  'domain/people/people',
  'domain/content/stories',
  'domain/content/streams',
  'domain/shop/cart',
  'domain/shop/checkout',
  'domain/shop/giftCards',
  'domain/shop/promoCodes',
  'domain/shop/reviews',
  'domain/community/comments',
  'domain/community/contact',
  'domain/community/guesses',
  'domain/community/hunters',
  'domain/community/identifications',
  'domain/community/loggedFinds',
  'domain/community/push',
  'domain/community/questions',
  'domain/membership/giftMemberships',
  'domain/membership/membershipOffers',
  'domain/membership/subscriptions',
]

/** What a member agrees to. The site shows it, and the server stores it. */
const TERMS = ['automaticRenewal', 'planChangeTerms', 'plannedMonthlyTerms', 'renewalTerms', 'taxTerms'].map(
  (name) => `contracts/${name}.ts`,
)

/** Answers of what worked, and errors in files that also say something to the people who run the site. */
const ANSWERS = [
  'endpoints/people/account/confirmPassword.ts',
  'endpoints/people/account/email.ts',
  'endpoints/people/account/secondFactor.ts',
  'endpoints/people/auth/changeEmail.ts',
  'endpoints/people/auth/denySignIn.ts',
  'endpoints/people/auth/emailCode.ts',
  'endpoints/people/auth/passwords.ts',
  'endpoints/people/auth/verifyEmail.ts',
  'endpoints/shop/orders/changeOrders.ts',
  'endpoints/outreach/postEmails/postEmails.ts',
]
const SINGLE = [
  'It’s too late to cancel this item: the order has gone to print.',
  'It’s too late to cancel: this order has gone to print.',
  'It’s too late to change the address: this order has gone to print or is being canceled.',
  'Please choose items that are left of this order',
  'Someone else is changing this order right now. Please try again in a moment.',
  'The tax at that address isn’t the one you paid. Please write to us, or cancel the order and order again.',
  'That file changed while we checked it. Please upload it again.',
  'The amount has changed: {0} would be charged. Nothing was changed. Please look at it again.',
  'The discount has changed: each payment would cost {0} now. Nothing was changed. Please reload the page.',
  'The amounts have changed: you would pay {0} today, and it would renew for {1} a month. Nothing was changed. Please look at it again.',
  'The amounts have changed: you would pay {0} today, and it would renew for {1} a year. Nothing was changed. Please look at it again.',
  'The amounts have changed: you would pay {0} today, {1} would stay as your credit, and it would renew for {2} a month. Nothing was changed. Please look at it again.',
  'The amounts have changed: you would pay {0} today, {1} would stay as your credit, and it would renew for {2} a year. Nothing was changed. Please look at it again.',
  'The monthly plan would begin on {0} for {1} a month. Nothing was changed. Please reload the page and look at it again.',
  'This plan can’t be bought right now. Nothing was charged. Please try again later.',
]

/** Messages that are put together, as they are read. */
const COMPOSED = [
  'another device',
  'monthly',
  'annual',
  'Not expected: {0}',
  'Please enter a valid email address.',
  'Please use letters of one alphabet only.',
  'Please use letters, digits, spaces, and . - _ ’ only.',
  'Please use {0} to {1} characters.',
  'That is your address already.',
  'That name is reserved. Please choose another one.',
  'You can’t use that name here. Please choose another one.',
  'Only {0} of {1} left. In stock: {2}.',
  '{0} is sold out. In stock: {1}.',
  'The price of {0} has changed from {1} to {2}.',
  'Your last payment was refunded. You can subscribe again when your membership has ended.',
  'Your last payment was refunded. You can subscribe again when your membership has ended on {0}.',
  'Your last payment was refunded, so your membership is paused until the next payment. Cancel it on your account page if you don’t want that payment, or write to us if you want access sooner.',
  'Your last payment was refunded, so your membership is paused until the next payment on {0}. Cancel it on your account page if you don’t want that payment, or write to us if you want access sooner.',
]
/** What these are put together from, and what employees read. */
const LEFT_OUT = [
  'The price of {0} has changed from {1}.',
  'Your last payment was refunded. You can subscribe again when your membership has ended{0}.',
  'Your last payment was refunded, so your membership is paused until the next payment{0}. Cancel it on your account page if you don’t want that payment, or write to us if you want access sooner.',
  'You can turn off your own under “Two-step sign-in”, with a code.',
  'You reported a problem',
]

/** What the API answers to members and buyers. The messages of the panel stay English, as the panel. */
export const messageTexts = (): string[] =>
  [
    ...new Set([
      ...Object.values(ERRORS).map(({ message }) => message),
      ...[...REFUSALS, ...ANSWERS].flatMap((file) => messagesOf(readFileSync(file, 'utf8'), 'file')),
      ...FOLDERS.flatMap(filesIn).flatMap((file) => messagesOf(readFileSync(file, 'utf8'), 'errors')),
      ...TERMS.flatMap((file) => textsOf(readFileSync(file, 'utf8'))),
      ...WITHDRAWAL_TEXTS,
      START_REQUEST,
      ...SINGLE,
      ...COMPOSED,
    ]),
  ].filter((text) => !LEFT_OUT.includes(text))

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name))
