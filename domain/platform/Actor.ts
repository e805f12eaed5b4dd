import { z } from 'zod'
import type { Scope } from '#contracts/people/apiKeys.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { planSchema, subscriptionStatusSchema, suspensionSchema } from '#contracts/people/people.ts'
import { ROLES } from '#contracts/platform/roles.ts'

/** What is stored of a person who asks. `actorColumns` selects it. */
export const personRow = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  handle: z.string(),
  role: z.enum(ROLES).nullable(),
  commentsMuted: z.boolean(),
  commentsTrusted: z.boolean(),
  complimentaryUntil: z.date().nullable(),
  /** Gift memberships that were redeemed, in milliseconds since 1970. */
  gifts: z.array(z.object({ beginsAt: z.number(), endsAt: z.number() })),
  owesSecondFactor: z.boolean(),
  emailUnconfirmed: z.boolean(),
  hasPosts: z.boolean(),
  hasCart: z.boolean(),
  trialAvailable: z.boolean(),
})

/** What is stored of their running membership, else of the last one. */
export const membershipRow = z.object({
  plan: planSchema,
  priceCents: z.number(),
  status: subscriptionStatusSchema,
  currentPeriodEnd: z.date().nullable(),
  billingAnchor: z.date().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  isCollectionPaused: z.boolean(),
  trialEnd: z.date().nullable(),
  pastDueSince: z.date().nullable(),
  suspendedFor: suspensionSchema.nullable(),
  hasPaid: z.boolean(),
  pausedFrom: z.date().nullable(),
  pausedUntil: z.date().nullable(),
  lastPausedFrom: z.date().nullable(),
  discountPercent: z.number().nullable(),
  discountCents: z.number().nullable(),
  /** Charges from then on are in full; null when it lasts forever. */
  discountEndsAt: z.date().nullable(),
  /** Pays charges before the card does. */
  creditCents: z.number().nullable(),
  isTaxed: z.boolean(),
  monthlyFrom: z.date().nullable(),
  monthlyPriceCents: z.number().nullable(),
  newPriceCents: z.number().nullable(),
  newPriceFrom: z.date().nullable(),
})

type ActorMembership = Readonly<z.output<typeof membershipRow>>

/** The key that a request was made with, instead of a session. */
type ActorKey = Readonly<{ id: number; name: string; scopes: readonly Scope[] }>

/** Who is asking, as of the moment of the request. */
export type Actor = Readonly<
  Omit<z.output<typeof personRow>, 'gifts'> & {
    /** Has a role, and no second factor to set up: until then a person has no rights of an employee. */
    isEmployee: boolean
    isSubscriber: boolean
    /** Only a complimentary membership. */
    isPatron: boolean
    /** When what was given ends: complimentary access or gift memberships. Null when none has begun. */
    givenUntil: Date | null
    /** When the first gift membership begins; null once one has begun, and without any. */
    giftFrom: Date | null
    /** When the last gift membership ends, also while a subscription runs before it. */
    giftUntil: Date | null
    /** Empty for requests with an API key. */
    sessionId: string
    apiKey: ActorKey | null
    subscription: ActorMembership | null
    /** Why the running membership can’t be paused. */
    pauseRefusal: string | null
    /** What a charge of the membership would cost now. */
    chargeNowCents: Cents | null
  }
>
