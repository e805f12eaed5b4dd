import type { Emulator } from '../Emulator.ts'
import type { ObjectKind, ObjectKinds } from './objects.ts'

export type PreviousAttributes = Record<string, unknown>

/** Returns an event's `previous_attributes`. */
export function changeObject<Kind extends ObjectKind>(
  emulator: Emulator,
  object: ObjectKinds[Kind],
  patch: Partial<ObjectKinds[Kind]>,
): PreviousAttributes {
  const previous = differences(object, { ...object, ...patch })
  Object.assign(object, patch)
  emulator.store.save(object)
  return previous
}

function differences(before: Record<string, unknown>, after: Record<string, unknown>): PreviousAttributes {
  const result: PreviousAttributes = {}
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key], after[key]]
    if (JSON.stringify(old) === JSON.stringify(now)) continue
    result[key] = isHash(old) && isHash(now) ? differences(old, now) : structuredClone(old ?? null)
  }
  return result
}

function isHash(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('object' in value)
}
