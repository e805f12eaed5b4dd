import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { orderSchema } from '../src/contract.ts'
import { buildOrderBody } from './buildOrderBody.ts'
import { API_KEY, clientOf } from './startEmulator.ts'
import { startReceiver } from './startReceiver.ts'

async function launch(stateFile: string, webhookUrl: string) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../bin/spreadconnect-emulator.mjs', import.meta.url))],
    {
      env: { ...process.env, PORT: '0', STATE_FILE: stateFile, API_KEY, WEBHOOK_URL: webhookUrl, RATE_LIMIT: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  onTestFinished(() => void child.kill('SIGKILL'))
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString())),
  )
  return { child, ended, line, ...clientOf(line.replace(/^.* on /, '').trim()) }
}

test('orders and unacknowledged events survive a kill', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spreadconnect-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stateFile = join(folder, 'state.json')
  const { url, received } = await startReceiver({ status: 500, body: '' }, { status: 202, body: '[accepted]' })

  const first = await launch(stateFile, url)
  const order = orderSchema.parse((await first.post('/orders', buildOrderBody())).body)
  await first.post(`/orders/${order.id}/cancel`)
  await expect.poll(() => received.length).toBe(1)
  first.child.kill('SIGKILL')
  await first.ended

  const second = await launch(stateFile, url)
  expect(second.line).toMatch(/^spreadconnect emulator on http:\/\/127\.0\.0\.1:\d+\n$/)
  expect(orderSchema.parse((await second.get(`/orders/${order.id}`)).body)).toMatchObject({
    state: 'CANCELLED',
    externalOrderReference: 'SH-1001',
  })
  await expect.poll(() => received.length, { timeout: 5000 }).toBe(2)
  expect(received[1]?.raw).toBe(received[0]?.raw)
  expect((await second.get('/subscriptions')).body).toHaveLength(7)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
