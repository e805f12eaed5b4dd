import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { advanceBilling } from './billing/advanceBilling.ts'
import { paymentReactions } from './billing/paymentReactions.ts'
import { completeRefunds } from './payments/completeRefunds.ts'
import { Contract } from './contract/Contract.ts'
import { Faults } from './controls/Faults.ts'
import type { Dunning, Emulator } from './Emulator.ts'
import { createRequestListener } from './http/createRequestListener.ts'
import { IdempotencyKeys } from './http/IdempotencyKeys.ts'
import { Clock } from './state/Clock.ts'
import { Store } from './state/Store.ts'
import type { WebhookTarget } from './webhooks/sendEvent.ts'
import { WebhookQueue } from './webhooks/WebhookQueue.ts'

const TICK_MS = 1000
const STANDARD_DUNNING: Dunning = { retryDays: [3, 5, 7, 14], finally: 'cancel' }

export interface StripeEmulatorOptions {
  port?: number
  host?: string
  /** The origin that clients see, when it differs from the listening address. */
  origin?: string
  stateFile?: string
  /** Without it any `sk_test_…` is accepted. */
  secretKey?: string
  accountId?: string
  webhook?: WebhookTarget
  dunning?: Partial<Dunning>
  validate?: boolean
}

export interface StripeEmulator {
  url: string
  port: number
  close(): Promise<void>
}

export async function createStripeEmulator(options: StripeEmulatorOptions = {}): Promise<StripeEmulator> {
  const store = new Store(options.stateFile)
  const webhooks = new WebhookQueue(store)
  const emulator: Emulator = {
    store,
    clock: new Clock(store.note<number>('setting', 'clockOffset')),
    contract: new Contract(),
    settings: {
      ...(options.secretKey && { secretKey: options.secretKey }),
      accountId: options.accountId ?? 'acct_1StoneHuntDemo000',
      validate: options.validate ?? true,
      dunning: { ...STANDARD_DUNNING, ...options.dunning },
      startDunning: { ...STANDARD_DUNNING, ...options.dunning },
    },
    webhooks,
    reactions: paymentReactions(() => emulator),
    origin: '',
    request: null,
  }
  if (options.webhook) webhooks.target = options.webhook
  const keys = new IdempotencyKeys(emulator)
  keys.removeExpired()
  const server = createServer(createRequestListener({ emulator, keys, faults: new Faults() }))
  const host = options.host ?? '127.0.0.1'
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  emulator.origin = (options.origin ?? url).replace(/(?<!\/)\/+$/, '')
  store.commit()
  webhooks.deliverDue()
  const ticking = setInterval(() => passTime(emulator), TICK_MS)
  ticking.unref()

  return {
    url,
    port,
    async close() {
      clearInterval(ticking)
      webhooks.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      store.close()
    },
  }
}

function passTime(emulator: Emulator): void {
  advanceBilling(emulator, emulator.clock.now())
  completeRefunds(emulator)
  emulator.store.commit()
  emulator.webhooks.deliverDue()
}
