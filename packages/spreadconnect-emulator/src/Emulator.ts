import type { Faults } from './Faults.ts'
import type { CallLog } from './CallLog.ts'
import type { Subscription } from './State.ts'
import type { Store } from './Store.ts'
import type { RateLimit } from './RateLimit.ts'
import type { WebhookSender } from './webhooks/WebhookSender.ts'

export const DEFAULT_CURRENCY = 'USD'

export type Emulator = {
  store: Store
  faults: Faults
  calls: CallLog
  rate: RateLimit
  webhooks: WebhookSender
  /** A reset comes back to these. */
  subscribedAtStart: readonly Subscription[]
  apiKey: string
  /** `null`: product types have no currency. */
  currency: string | null
  url: string
}
