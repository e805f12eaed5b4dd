import { createSpreadconnectEmulator } from './createSpreadconnectEmulator.ts'

const { PORT, HOST, STATE_FILE, API_KEY, WEBHOOK_URL, WEBHOOK_SECRET, PRODUCTION_SECONDS, RATE_LIMIT } = process.env

const emulator = await createSpreadconnectEmulator({
  port: Number(PORT ?? 4010),
  host: HOST || undefined,
  stateFile: STATE_FILE || undefined,
  apiKey: API_KEY || undefined,
  webhookUrl: WEBHOOK_URL || undefined,
  webhookSecret: WEBHOOK_SECRET || undefined,
  productionSeconds: Number(PRODUCTION_SECONDS ?? 0),
  rateLimit: RATE_LIMIT === 'off' ? 'off' : Number(RATE_LIMIT ?? 60),
})
process.stdout.write(`spreadconnect emulator on ${emulator.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void emulator.close().then(() => process.exit(0)))
}
