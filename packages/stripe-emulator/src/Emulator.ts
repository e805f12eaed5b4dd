import type { Contract } from './contract/Contract.ts'
import type { PaymentIntent, SetupIntent } from './state/objects.ts'
import type { Clock } from './state/Clock.ts'
import type { Store } from './state/Store.ts'
import type { WebhookQueue } from './webhooks/WebhookQueue.ts'

export interface Dunning {
  retryDays: number[]
  finally: 'cancel' | 'unpaid' | 'past_due'
}

interface EmulatorSettings {
  /** Without it any `sk_test_…` is accepted. */
  secretKey?: string
  accountId: string
  /** Throws on a response or event that breaks the contract. */
  validate: boolean
  dunning: Dunning
  startDunning: Dunning
}

/** Lets payments notify billing without depending on it. */
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
  origin: string
  /** `null` for events caused by time passing. */
  request: { id: string; idempotencyKey: string | null } | null
}

export interface Call<Params = Record<string, unknown>> {
  /** The `{id}` of the path, or an empty string. */
  id: string
  path: string
  params: Params
}

export type Handler<Params = never> = (emulator: Emulator, call: Call<Params>) => unknown
