import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { createStripeEmulator } from '../src/createStripeEmulator.ts'
import { clientFor, SECRET, startReceiver } from './startEmulator.ts'

const newStateFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'stripe-emulator-')), 'state.jsonl')

async function startProcess(env: Record<string, string>): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../bin/stripe-emulator.mjs', import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  const port = Number(/^stripe emulator on http:\/\/127\.0\.0\.1:(\d+)\n/.exec(line.toString())?.[1])
  return { child, port }
}

describe('the emulator as a process', () => {
  it('keeps acknowledged work after kill -9, and stops on SIGTERM', async () => {
    const env = { STATE_FILE: newStateFile(), SECRET_KEY: 'sk_test_desk' }
    const first = await startProcess(env)
    const customer = await clientFor(first.port).customers.create(
      { email: 'kept@stonehunt.test' },
      { idempotencyKey: 'kept' },
    )
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')

    const second = await startProcess(env)
    const again = await clientFor(second.port).customers.create(
      { email: 'kept@stonehunt.test' },
      { idempotencyKey: 'kept' },
    )
    expect(again.id).toBe(customer.id)
    second.child.kill('SIGTERM')
    expect(await once(second.child, 'exit')).toEqual([0, null])
  })
})

describe('a restart', () => {
  it('keeps the clock, the webhook target and pending deliveries, and ignores an incomplete last line', async () => {
    const stateFile = newStateFile()
    const receiver = await startReceiver()
    receiver.status = 503
    const before = await createStripeEmulator({ stateFile, webhook: { url: receiver.url, secret: SECRET } })
    await fetch(`${before.url}/_emulator/advance`, { method: 'POST', body: JSON.stringify({ seconds: 86_400 }) })
    const customer = await clientFor(before.port).customers.create({})
    await vi.waitFor(() => expect(receiver.events).toHaveLength(1))
    await before.close()
    appendFileSync(stateFile, '[["customer","cus_torn",{"id":"cus_to')

    receiver.status = 200
    const after = await createStripeEmulator({ stateFile })
    await vi.waitFor(() => expect(receiver.events).toHaveLength(2), { timeout: 4000 })
    expect(receiver.events[1]?.data.object).toMatchObject({ id: customer.id })
    const state = (await (await fetch(`${after.url}/_emulator/state`)).json()) as Record<string, unknown>
    expect(state).toMatchObject({ clock_offset_seconds: 86_400, customers: 1, webhook: receiver.url })
    await after.close()
    receiver.close()
  })
})
