import { onTestFinished } from 'vitest'
import { createSpreadconnectEmulator, type SpreadconnectEmulatorOptions } from '../src/createSpreadconnectEmulator.ts'

export type Reply = { status: number; body: unknown; headers: Headers }

export const API_KEY = 'key-of-the-test'

export async function startEmulator(options: SpreadconnectEmulatorOptions = {}) {
  const emulator = await createSpreadconnectEmulator({ apiKey: API_KEY, rateLimit: 'off', ...options })
  onTestFinished(() => emulator.close())
  return { ...emulator, ...clientOf(emulator.url) }
}

export function clientOf(url: string) {
  const call = async (method: string, path: string, body?: unknown, key = API_KEY): Promise<Reply> => {
    const res = await fetch(`${url}${path}`, {
      method,
      headers: { 'X-SPOD-ACCESS-TOKEN': key, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await res.text()
    return { status: res.status, body: readJson(text), headers: res.headers }
  }
  return {
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body?: unknown) => call('POST', path, body),
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
