import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createCallLog } from './CallLog.ts'
import { DEFAULT_CURRENCY, type Emulator } from './Emulator.ts'
import { createFaults } from './Faults.ts'
import { authorizeCall } from './authorizeCall.ts'
import { runProduction } from './orders/runProduction.ts'
import { createRateLimit } from './RateLimit.ts'
import { adminRoutes } from './routes/adminRoutes.ts'
import { articleRoutes } from './routes/articleRoutes.ts'
import { authenticationRoutes } from './routes/authenticationRoutes.ts'
import { orderRoutes } from './routes/orderRoutes.ts'
import { pictureRoutes } from './routes/pictureRoutes.ts'
import { productTypeRoutes } from './routes/productTypeRoutes.ts'
import { simulateRoutes } from './routes/simulateRoutes.ts'
import { stockRoutes } from './routes/stockRoutes.ts'
import { subscriptionRoutes } from './routes/subscriptionRoutes.ts'
import { eventTypes } from './State.ts'
import { openStore, type Store } from './Store.ts'
import { createWebhookSender, providerTiming, type WebhookTiming } from './webhooks/WebhookSender.ts'

export type SpreadconnectEmulatorOptions = {
  port?: number
  host?: string
  apiKey?: string
  stateFile?: string
  /** Subscribed to every event type at start. */
  webhookUrl?: string
  webhookSecret?: string
  /** From confirmed to processed, and again to shipped. 0, the default: only by control call. */
  productionSeconds?: number
  rateLimit?: number | 'off'
  webhookTiming?: Partial<WebhookTiming>
}

export type RunningEmulator = { url: string; close(): Promise<void> }

export async function createSpreadconnectEmulator(
  options: SpreadconnectEmulatorOptions = {},
): Promise<RunningEmulator> {
  const store = openStore(options.stateFile)
  if (options.webhookUrl) subscribeToAll(store, options.webhookUrl, options.webhookSecret)
  const faults = createFaults()
  const emulator: Emulator = {
    store,
    faults,
    calls: createCallLog(),
    rate: createRateLimit(options.rateLimit ?? 60),
    webhooks: createWebhookSender(store, faults, { ...providerTiming, ...options.webhookTiming }),
    subscribedAtStart: [...store.state.subscriptions],
    apiKey: options.apiKey ?? 'spreadconnect-demo-key',
    currency: DEFAULT_CURRENCY,
    url: '',
  }
  const server = await listen(buildApp(emulator), options.port ?? 0, options.host ?? '127.0.0.1')
  // Only pipes have a string address.
  const { address, port } = server.address() as AddressInfo
  emulator.url = `http://${address}:${port}`
  const stopProduction = runProduction(emulator, options.productionSeconds ?? 0)
  emulator.webhooks.sendDue()
  return {
    url: emulator.url,
    close: async () => {
      stopProduction()
      emulator.webhooks.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function buildApp(emulator: Emulator): express.Express {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.use(pictureRoutes(), adminRoutes(emulator))
  app.use(authorizeCall(emulator), express.json({ limit: '2mb' }))
  app.use(authenticationRoutes(emulator), articleRoutes(emulator), productTypeRoutes(emulator), stockRoutes(emulator))
  app.use(simulateRoutes(emulator), orderRoutes(emulator), subscriptionRoutes(emulator))
  app.use((_req, res) => void res.status(404).end())
  app.use(answerFailure)
  return app
}

// Express recognizes an error handler by its four parameters.
const answerFailure: express.ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  const isParseError = error instanceof SyntaxError
  if (!isParseError) process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
  res
    .status(isParseError ? 400 : 500)
    .json({ orderId: null, reason: isParseError ? 'The body is not JSON' : 'Unexpected error' })
}

function subscribeToAll(store: Store, url: string, secret?: string): void {
  const missing = eventTypes.filter(
    (type) => !store.state.subscriptions.some((one) => one.eventType === type && one.url === url),
  )
  store.state.subscriptions.push(...missing.map((eventType) => ({ id: randomUUID(), eventType, url, secret })))
  for (const one of store.state.subscriptions) if (one.url === url) one.secret = secret
  store.save()
}

function listen(app: express.Express, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host, (error?: Error) => (error ? reject(error) : resolve(server)))
  })
}
