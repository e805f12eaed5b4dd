import { createHash } from 'node:crypto'
import type { Emulator } from '../Emulator.ts'
import type { Reply } from './Reply.ts'
import { StripeError } from './StripeError.ts'

const KEPT_SECONDS = 24 * 3600
const LONGEST_KEY = 255

interface SavedAnswer {
  fingerprint: string
  at: number
  requestId: string
  reply: Reply
}

export class IdempotencyKeys {
  readonly #emulator: Emulator
  readonly #inFlight = new Set<string>()

  constructor(emulator: Emulator) {
    this.#emulator = emulator
  }

  /** @throws when the key is in flight or belongs to another request. */
  recall(key: string, fingerprint: string): Reply | undefined {
    if (key.length > LONGEST_KEY) throw refusal(400, 'Idempotency keys must be at most 255 characters.')
    if (this.#inFlight.has(key)) {
      const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`
      throw refusal(409, message, 'idempotency_key_in_use')
    }
    const saved = this.#emulator.store.note<SavedAnswer>('answer', key)
    if (!saved || this.#emulator.clock.now() - saved.at > KEPT_SECONDS) return undefined
    if (saved.fingerprint !== fingerprint) {
      throw refusal(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      )
    }
    return {
      ...saved.reply,
      headers: { ...saved.reply.headers, 'Idempotent-Replayed': 'true', 'Original-Request': saved.requestId },
    }
  }

  begin(key: string): void {
    this.#inFlight.add(key)
  }

  end(key: string): void {
    this.#inFlight.delete(key)
  }

  /** Any status, server errors included, unless the parameters were invalid. */
  save(key: string, fingerprint: string, requestId: string, reply: Reply): void {
    if (isInvalidParameter(reply)) return
    const answer: SavedAnswer = { fingerprint, at: this.#emulator.clock.now(), requestId, reply }
    this.#emulator.store.setNote('answer', key, answer)
  }

  removeExpired(): void {
    const { store, clock } = this.#emulator
    for (const [key, saved] of store.notes<SavedAnswer>('answer')) {
      if (clock.now() - saved.at > KEPT_SECONDS) store.dropNote('answer', key)
    }
  }
}

export function requestFingerprint(method: string, path: string, body: string): string {
  const params = [...new URLSearchParams(body)].map((pair) => pair.join('=')).sort()
  return createHash('sha256')
    .update(`${method} ${path}\n${params.join('\n')}`)
    .digest('hex')
}

function isInvalidParameter({ status, body }: Reply): boolean {
  if (status !== 400) return false
  const { error } = JSON.parse(body) as { error: { code?: string } }
  return error.code?.startsWith('parameter_') ?? false
}

function refusal(status: number, message: string, code?: string): StripeError {
  return new StripeError(status, { type: 'idempotency_error', message, ...(code && { code }) })
}
