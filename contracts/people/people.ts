import { z } from 'zod'
import { emailSchema, typedEmailSchema } from '../shared/emailSchema.ts'
import { amountSchema, idSchema, timeSchema } from '../shared/ids.ts'
import { offerCodeSchema } from '../membership/offerCode.ts'
import { postEmailChoiceSchema } from '../outreach/postEmails.ts'
import { ROLES } from '../platform/roles.ts'
import { taxedForm, taxPlaceQuery } from '../membership/taxedForm.ts'
import { MAX_PASSWORD, MAX_PERSON_NAME } from '../shared/textLimits.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visitSchema } from './visitSchema.ts'
import { visibleText } from '../shared/visibleText.ts'

export const planSchema = z.enum(['monthly', 'annual'])
export type Plan = z.infer<typeof planSchema>

/** Stripe's names of a subscription's states, unchanged. */
export const subscriptionStatusSchema = z.enum([
  'pending',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'complimentary',
])
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>

/** Why access is paused although the subscription runs: its last payment was refunded, or one is disputed. */
export const suspensionSchema = z.enum(['refund', 'dispute'])
export type Suspension = z.infer<typeof suspensionSchema>

const subscriptionSummarySchema = z.object({
  plan: planSchema.nullable(),
  status: subscriptionStatusSchema,
  /** What each period costs this member; absent for a gift. */
  price: amountSchema.optional(),
  /** What the card is charged next, if a discount or a credit makes it less. */
  nextPrice: amountSchema.optional(),
  /** The first charge that costs `price` again; absent when the discount lasts as long as the membership. */
  fullPriceAt: timeSchema.optional(),
  /** Tax is added to each of these prices. */
  isTaxed: z.literal(true).optional(),
  currentPeriodEnd: timeSchema.nullable(),
  /** It ends with the period, and nothing more is charged. A paused membership is not one that ends. */
  cancelAtPeriodEnd: z.boolean(),
  /** Nothing is charged for now. The dates are absent where it was paused at the card provider. */
  isPaused: z.literal(true).optional(),
  trialEnd: timeSchema.nullable(),
  /** When access ends if nothing changes: the end of the grace period, of a canceled period or of a gift, or when a pause begins. */
  accessUntil: timeSchema.optional(),
  suspendedFor: suspensionSchema.optional(),
  /** Access ends here, until the first payment after the pause. */
  pausedFrom: timeSchema.optional(),
  /** The next charge of a paused membership. */
  pausedUntil: timeSchema.optional(),
  /** Pays the next charges before the card does. */
  credit: amountSchema.optional(),
  /** What ending a pause now costs. */
  resumePrice: amountSchema.optional(),
  /** Whether it can be paused now; `pauseRefusal` says why not. */
  canPause: z.boolean().optional(),
  pauseRefusal: z.string().optional(),
  /** A new price that the member was told of: from when on, and what a charge costs then, without and with their discount. */
  newPrice: z.object({ from: timeSchema, price: amountSchema, charge: amountSchema }).optional(),
  /** The member chose the monthly plan for when the year ends. */
  plannedMonthly: z.object({ from: timeSchema, price: amountSchema }).optional(),
})
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>

export const currentUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isSubscriber: z.boolean(),
  isEmployee: z.boolean(),
  /** The employee's role; null for members. */
  role: z.enum(ROLES).nullable(),
  /** Whether a first subscription would begin with the free trial, as far as is known before the card is. */
  trialAvailable: z.boolean(),
  /** The membership that a card pays, also while a gift gives access; `complimentary` when only something given does. */
  subscription: subscriptionSummarySchema.optional(),
  /** When complimentary access ends. */
  complimentaryUntil: timeSchema.optional(),
  /** When the first gift membership begins; absent once one has begun. */
  giftFrom: timeSchema.optional(),
  /** When the last gift membership ends; a subscription can run before it, or beside it. */
  giftUntil: timeSchema.optional(),
  /** An employee who counts as a member until two-step sign-in is set up. */
  owesSecondFactor: z.literal(true).optional(),
  /** The link that was emailed to the address has not been used. */
  emailUnconfirmed: z.literal(true).optional(),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

/** Without control characters and characters that change the direction of text. */
export const PRINTABLE = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u

const personName = (missing: string, unprintable: string) =>
  visibleText(missing, MAX_PERSON_NAME).regex(PRINTABLE, unprintable)
export const firstNameSchema = personName(
  'First name is required',
  'First name contains characters that aren’t allowed',
)
export const lastNameSchema = personName('Last name is required', 'Last name contains characters that aren’t allowed')

/** 8 to 128 characters in the composed form; the server also rejects common passwords. */
export const passwordSchema = z.string().normalize('NFC').min(8, 'Please use at least 8 characters').max(128, TOO_LONG)

export const loginInput = z.strictObject({
  email: typedEmailSchema,
  password: z.string().max(MAX_PASSWORD, TOO_LONG),
  redirect: z.string().optional(),
})

export const signupInput = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  redirect: z.string().optional(),
  visit: visitSchema,
})
export type SignupInput = z.infer<typeof signupInput>

/** Begins with an email address alone: the name and a password follow when they are needed. */
export const joinInput = signupInput.pick({ email: true, redirect: true, visit: true })
/** `code`: the address has an account, which got a code by email for `POST /api/login/email/code`. */
export const joinAnswer = z.object({ next: z.enum(['signed_in', 'code']) })

export const invitationInput = z.strictObject({
  email: emailSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  role: z.enum(ROLES),
})
export type Invitation = z.infer<typeof invitationInput>

export const membershipTaxQuery = taxPlaceQuery.extend({
  plan: planSchema,
  offer: offerCodeSchema.optional(),
})
/** Of the first payment, and of a renewal at the full price; both are "0.00" without tax. */
export const membershipTaxSchema = z.object({ tax: amountSchema, renewalTax: amountSchema })

/** The country is also asked where the shop sells to Europe. */
export const createSubscriptionInput = taxedForm.extend({
  plan: planSchema,
  /** The box beside `START_REQUEST`. */
  startNow: z.boolean().optional(),
  /** The code of an offer, which takes the place of a free trial. */
  offer: offerCodeSchema.optional(),
  visit: visitSchema,
})
export type CreateSubscriptionInput = z.infer<typeof createSubscriptionInput>
export const createSubscriptionAnswer = z.object({
  clientSecret: z.string(),
  intentType: z.enum(['setup', 'payment']),
  trialDays: z.number().int(),
  firstChargeAt: timeSchema,
  /** What the card provider charges then. */
  firstCharge: amountSchema,
  /** Part of the first payment, and of a renewal at the full price; absent without tax. */
  tax: amountSchema.optional(),
  renewalTax: amountSchema.optional(),
  /** How much of the first payment an earlier credit pays; absent without one. */
  credit: amountSchema.optional(),
})
export type CreateSubscriptionAnswer = z.infer<typeof createSubscriptionAnswer>

export const activateSubscriptionInput = z.strictObject({}).optional()

export const signInAnswer = z.object({ user: currentUserSchema })

export const forgotPasswordInput = z.strictObject({
  email: typedEmailSchema,
})
export const resetPasswordInput = z.strictObject({
  token: z.string().max(100),
  password: z.string().max(MAX_PASSWORD, TOO_LONG),
})

export const verifyEmailInput = z
  .strictObject({
    token: z.string().max(100).optional(),
    /** How often to email about new posts, for somebody who has not chosen yet. */
    postEmails: postEmailChoiceSchema.optional(),
    redirect: z.string().optional(),
  })
  .prefault({})
/** `redirect`: where the link leads on. */
export const sendVerifyLinkInput = z.strictObject({ redirect: z.string().max(2000).optional() }).prefault({})
export const denySignInInput = z.strictObject({ token: z.string().max(100) })

export const emailCodeInput = z.strictObject({
  email: typedEmailSchema,
  redirect: z.string().max(2000).optional(),
})
