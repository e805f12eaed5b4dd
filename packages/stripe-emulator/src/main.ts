import { createStripeEmulator } from './createStripeEmulator.ts'

const { PORT, HOST, ORIGIN, STATE_FILE, SECRET_KEY, WEBHOOK_URL, WEBHOOK_SECRET, VALIDATE } = process.env

const emulator = await createStripeEmulator({
  port: Number(PORT ?? 0),
  host: HOST ?? '127.0.0.1',
  ...(ORIGIN && { origin: ORIGIN }),
  ...(STATE_FILE && { stateFile: STATE_FILE }),
  ...(SECRET_KEY && { secretKey: SECRET_KEY }),
  ...(WEBHOOK_URL && WEBHOOK_SECRET && { webhook: { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } }),
  validate: VALIDATE === '1',
})

process.stdout.write(`stripe emulator on ${emulator.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void emulator.close().then(() => process.exit(0)))
}
