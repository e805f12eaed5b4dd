import type { Store } from '../state/Store.ts'
import type { StripeEvent } from '../state/objects.ts'
import { retryDelay } from './retryDelay.ts'
import { sendEvent, type WebhookTarget } from './sendEvent.ts'

const REORDER_WINDOW_MS = 150

interface WebhookSwitches {
  /** Extra deliveries per event. */
  duplicate?: number
  /** Newest first within a batch. */
  reorder?: boolean
  delayMs?: number
  /** Every event, or those whose type matches the pattern. */
  drop?: boolean | string
}

/** Only undelivered events are stored. */
export interface Delivery {
  state: 'pending' | 'failed'
  attempts: number
  queuedAt: number
  nextAt: number
  sequence: number
  lastStatus?: number | string
}

/** In order, one at a time, until each gets a 2xx or is three days old. */
export class WebhookQueue {
  switches: WebhookSwitches = {}
  readonly #store: Store
  #timer: NodeJS.Timeout | undefined
  #working = false
  #closed = false

  constructor(store: Store) {
    this.#store = store
  }

  get target(): WebhookTarget | undefined {
    return this.#store.note<WebhookTarget>('setting', 'webhook')
  }

  set target(target: WebhookTarget | undefined) {
    this.#store.setNote('setting', 'webhook', target ?? null)
  }

  enqueue(event: StripeEvent): void {
    if (!this.target) return
    const now = Date.now()
    const { drop, delayMs = 0, reorder } = this.switches
    const dropped = typeof drop === 'string' ? new RegExp(drop).test(event.type) : drop === true
    const sequence = (this.#store.note<number>('setting', 'deliverySequence') ?? 0) + 1
    this.#store.setNote('setting', 'deliverySequence', sequence)
    const wait = delayMs + (reorder ? REORDER_WINDOW_MS : 0)
    const state = dropped ? 'failed' : 'pending'
    if (reorder) this.#holdBack(now + wait)
    this.#keep(event.id, { state, attempts: 0, queuedAt: now, nextAt: now + wait, sequence })
  }

  redeliver(eventId: string): void {
    const old = this.#store.note<Delivery>('delivery', eventId)
    const sequence = old?.sequence ?? 0
    this.#keep(eventId, { state: 'pending', attempts: 0, queuedAt: Date.now(), nextAt: Date.now(), sequence })
    this.deliverDue()
  }

  deliveryOf(eventId: string): Delivery | undefined {
    return this.#store.note<Delivery>('delivery', eventId)
  }

  /** Call it after the response was sent. */
  deliverDue(): void {
    if (this.#working || this.#closed) return
    clearTimeout(this.#timer)
    this.#working = true
    setImmediate(() => void this.#work())
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #holdBack(until: number): void {
    for (const [id, delivery] of this.#pending()) {
      if (delivery.attempts === 0) this.#store.setNote('delivery', id, { ...delivery, nextAt: until })
    }
  }

  async #work(): Promise<void> {
    for (let next = this.#nextDue(); next && !this.#closed; next = this.#nextDue()) await this.#attempt(...next)
    this.#working = false
    const pending = this.#pending()
    if (this.#closed || pending.length === 0) return
    const soonest = Math.min(...pending.map(([, delivery]) => delivery.nextAt))
    this.#timer = setTimeout(() => this.deliverDue(), Math.min(Math.max(soonest - Date.now(), 5), 60_000))
    this.#timer.unref()
  }

  #pending(): [string, Delivery][] {
    return this.#store.notes<Delivery>('delivery').filter(([, delivery]) => delivery.state === 'pending')
  }

  #nextDue(): [string, Delivery] | undefined {
    const direction = this.switches.reorder ? -1 : 1
    return this.#pending()
      .filter(([, delivery]) => delivery.nextAt <= Date.now())
      .sort(([, a], [, b]) => direction * (a.sequence - b.sequence))[0]
  }

  async #attempt(eventId: string, delivery: Delivery): Promise<void> {
    const event = this.#store.find('event', eventId)
    const target = this.target
    if (!event || !target) {
      this.#store.dropNote('delivery', eventId)
      return
    }
    let status = await sendEvent(target, event)
    for (let extra = 0; extra < (this.switches.duplicate ?? 0); extra += 1) status = await sendEvent(target, event)
    if (this.#closed) return
    const attempts = delivery.attempts + 1
    if (typeof status === 'number' && status >= 200 && status < 300) {
      this.#removeDelivery(eventId)
    } else {
      const delay = retryDelay(attempts, (Date.now() - delivery.queuedAt) / 1000)
      const state = delay === null ? 'failed' : 'pending'
      this.#keep(eventId, {
        ...delivery,
        state,
        attempts,
        lastStatus: status,
        nextAt: Date.now() + (delay ?? 0) * 1000,
      })
    }
    this.#store.commit()
  }

  #removeDelivery(eventId: string): void {
    this.#store.dropNote('delivery', eventId)
    this.#markPending(eventId, 0)
  }

  #keep(eventId: string, delivery: Delivery): void {
    this.#store.setNote('delivery', eventId, delivery)
    this.#markPending(eventId, delivery.state === 'pending' ? 1 : 0)
  }

  #markPending(eventId: string, pending: number): void {
    const event = this.#store.find('event', eventId)
    if (!event || event.pending_webhooks === pending) return
    event.pending_webhooks = pending
    this.#store.save(event)
  }
}
