import { type Faults } from './Faults.ts'
import { type CallLog } from './CallLog.ts'
import { type Store } from './Store.ts'
import { type RateLimit } from './RateLimit.ts'
import { type WebhookSender } from './webhooks/WebhookSender.ts'

export const DEFAULT_CURRENCY = 'USD'

/** What every route works on. */
export type Emulator = {
  store: Store
  faults: Faults
  calls: CallLog
  rate: RateLimit
  webhooks: WebhookSender
  apiKey: string
  /** Of the account's prices; null: product types come without one. */
  currency: string | null
  /** Own address without a trailing slash; known once the server listens. */
  url: string
}
