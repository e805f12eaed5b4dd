import type { Emulator } from '../Emulator.ts'
import type { Delivery } from '../webhooks/WebhookQueue.ts'

export function countObjects(emulator: Emulator): Record<string, unknown> {
  const { store, clock } = emulator
  const deliveries = store.notes<Delivery>('delivery').map(([, delivery]) => delivery)
  return {
    now: clock.now(),
    clock_offset_seconds: clock.offsetSeconds,
    customers: store.list('customer').filter((customer) => !customer.deleted).length,
    products: store.list('product').length,
    prices: store.list('price').length,
    payment_methods: store.list('payment_method').length,
    setup_intents: byStatus(store.list('setup_intent')),
    payment_intents: byStatus(store.list('payment_intent')),
    charges: byStatus(store.list('charge')),
    refunds: byStatus(store.list('refund')),
    disputes: byStatus(store.list('dispute')),
    subscriptions: byStatus(store.list('subscription')),
    invoices: byStatus(store.list('invoice')),
    events: store.list('event').length,
    deliveries: {
      pending: deliveries.filter((delivery) => delivery.state === 'pending').length,
      failed: deliveries.filter((delivery) => delivery.state === 'failed').length,
    },
    webhook: emulator.webhooks.target?.url ?? null,
  }
}

function byStatus(objects: { status: unknown }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of objects) counts[String(status)] = (counts[String(status)] ?? 0) + 1
  return counts
}
