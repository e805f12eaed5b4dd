import type { Contract } from './contract/Contract.ts'
import type { PaymentIntent, SetupIntent } from './state/objects.ts'
import type { Clock } from './state/Clock.ts'
import type { Store } from './state/Store.ts'
import type { WebhookQueue } from './webhooks/WebhookQueue.ts'

/** What happens to a subscription whose renewal cannot be collected. */
export interface Dunning {
  /** Days after the first failure on which the card is tried again. */
  retryDays: number[]
  /** What the subscription becomes when the last retry fails. */
  finally: 'cancel' | 'unpaid' | 'past_due'
}

interface EmulatorSettings {
  /** The one accepted key; without it any `sk_test_…` is accepted. */
  secretKey?: string
  accountId: string
  /** Refuse to answer or to emit anything that breaks the contract. */
  validate: boolean
  dunning: Dunning
  /** What `reset` returns to. */
  startDunning: Dunning
}

/** Billing reacts to money without the payment code knowing about billing. */
export interface Reactions {
  paymentSucceeded(intent: PaymentIntent): void
  paymentFailed(intent: PaymentIntent): void
  paymentNeedsAction(intent: PaymentIntent): void
  setupSucceeded(intent: SetupIntent): void
}

export interface Emulator {
  store: Store
  clock: Clock
  contract: Contract
  settings: EmulatorSettings
  webhooks: WebhookQueue
  reactions: Reactions
  /** Where this emulator listens, without a trailing slash. */
  origin: string
  /** The API request being served; events caused by time passing have none. */
  request: { id: string; idempotencyKey: string | null } | null
}

export interface Call<Params = Record<string, unknown>> {
  /** The `{id}` of the address, or an empty string. */
  id: string
  path: string
  params: Params
}

export type Handler<Params = never> = (emulator: Emulator, call: Call<Params>) => unknown
