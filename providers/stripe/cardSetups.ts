import type Stripe from 'stripe'
import type { Plan } from '#contracts/people/people.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { idOf } from './idOf.ts'
import { orNullIfMissing } from './isMissing.ts'
import { toDate } from './toDate.ts'

export type CardSetup = {
  id: string
  clientSecret: string | null
  status: 'confirmable' | 'processing' | 'succeeded' | 'canceled'
  customerId: string | null
  paymentMethodId: string | null
  /** What recognizes the payer; null for a card without a fingerprint of which nothing else is known. */
  cardFingerprint: string | null
  cardAddedAt: Date | null
  /** Only of a card in place of the one that is charged. */
  isChange: boolean
}

/** What tells the setup of a new card from that of a new membership. */
const CHANGE = 'change-card'

export async function createCardSetup(member: {
  idempotencyKey: IdempotencyKey
  localKey: string
  userId: number
  plan: Plan
  customerId: string
}): Promise<CardSetup> {
  const intent = await callStripe('preparing a trial', 'setup_intent', () =>
    stripe().setupIntents.create(
      {
        customer: member.customerId,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { userId: String(member.userId), plan: member.plan, localKey: member.localKey },
      },
      { idempotencyKey: member.idempotencyKey },
    ),
  )
  return toCardSetup(intent)
}

/** For a card in place of the one that is charged. Not idempotent: a form that is never confirmed costs nothing. */
export async function createCardChange(customerId: string, userId: number): Promise<string | null> {
  const intent = await callStripe('preparing a new card', 'setup_intent', () =>
    stripe().setupIntents.create({
      customer: customerId,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { userId: String(userId), purpose: CHANGE },
    }),
  )
  return intent.client_secret
}

export async function findCardSetup(id: string): Promise<CardSetup | null> {
  const intent = await orNullIfMissing(
    'setup_intent',
    callStripe('reading a card setup', 'setup_intent', () =>
      stripe().setupIntents.retrieve(id, { expand: ['payment_method'] }),
    ),
  )
  return intent && toCardSetup(intent)
}

/** Finds a setup intent whose id was never stored. */
export async function findCardSetupOf(customerId: string, localKey: string): Promise<CardSetup | null> {
  const list = await callStripe('reading card setups', 'list', () =>
    stripe().setupIntents.list({ customer: customerId, limit: 100 }),
  )
  const found = list.data.find(({ metadata, status }) => metadata?.['localKey'] === localKey && status !== 'canceled')
  return found ? toCardSetup(found) : null
}

export async function cancelCardSetup(id: string): Promise<void> {
  await callStripe('canceling a card setup', 'setup_intent', () => stripe().setupIntents.cancel(id))
}

function toCardSetup(intent: Stripe.SetupIntent): CardSetup {
  const method = intent.payment_method
  const card = typeof method === 'object' ? method : null
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: toSetupStatus(intent.status),
    customerId: idOf(intent.customer),
    paymentMethodId: idOf(method),
    cardFingerprint: card && payerOf(card),
    cardAddedAt: toDate(card?.created),
    isChange: intent.metadata?.['purpose'] === CHANGE,
  }
}

function toSetupStatus(status: Stripe.SetupIntent.Status): CardSetup['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'canceled'
    case 'processing':
      return 'processing'
    default:
      return 'confirmable'
  }
}

type Method = Pick<Stripe.PaymentMethod, 'card' | 'link' | 'paypal'>

/** The fingerprint of a card, otherwise who the payer is at Link or PayPal; null where Stripe says neither. */
export function payerOf({ card, link, paypal }: Method): string | null {
  if (card?.fingerprint) return card.fingerprint
  if (paypal?.payer_id) return `paypal ${paypal.payer_id}`
  return link?.email ? `link ${link.email.toLowerCase()}` : null
}
