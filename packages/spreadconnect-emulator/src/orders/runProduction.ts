import type { Emulator } from '../Emulator.ts'
import { processOrder, shipOrder, unsentItems } from './moveOrder.ts'

const LOOK_EVERY_MS = 200

/** Counts from the stored confirmation, so that a restart delays nothing. @returns stops the timer. */
export function runProduction(emulator: Emulator, seconds: number): () => void {
  if (seconds <= 0) return () => {}
  const timer = setInterval(() => takeStep(emulator, seconds * 1000, Date.now()), LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

function takeStep(emulator: Emulator, stepMs: number, now: number): void {
  const due = (order: { confirmedAt?: number }, steps: number) => now - (order.confirmedAt ?? now) >= stepMs * steps
  const { orders } = emulator.store.state
  const toShip = orders.filter((order) => order.state === 'PROCESSED' && mayShip(order) && due(order, 2))
  const toProcess = orders.filter((order) => order.state === 'CONFIRMED' && due(order, 1))
  if (toShip.length + toProcess.length === 0) return
  for (const order of toShip) shipOrder(emulator, order, now)
  for (const order of toProcess) processOrder(emulator, order)
  emulator.store.save()
  emulator.webhooks.sendDue()
}

function mayShip(order: Parameters<typeof unsentItems>[0]): boolean {
  const unsent = unsentItems(order)
  return unsent.length > 0 && unsent.every((item) => item.state === 'IN_PRODUCTION')
}
