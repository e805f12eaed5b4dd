import type { Emulator } from '../Emulator.ts'
import type { Faults } from './Faults.ts'

/** The account's webhook and portal settings stay. */
export function reset(emulator: Emulator, _body: unknown, faults: Faults): unknown {
  const { store, webhooks, clock, settings } = emulator
  const { target } = webhooks
  store.clear({ except: 'billing_portal.configuration' })
  webhooks.target = target
  webhooks.switches = {}
  faults.clear()
  clock.offsetSeconds = 0
  settings.dunning = { ...settings.startDunning }
  return { reset: true }
}
