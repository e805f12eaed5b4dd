import type { Emulator } from '../Emulator.ts'
import { invalidRequest } from './StripeError.ts'
import { textOf } from './textOf.ts'
import { includableFields } from './includableFields.ts'

type Hash = Record<string, unknown>

/** In a copy, along paths such as `data.product`. */
export function expandAnswer(emulator: Emulator, answer: unknown, paths: string[] | undefined): unknown {
  if (!paths?.length) return answer
  const copy = structuredClone(answer)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > 4)
      throw invalidRequest('You cannot expand more than 4 levels of a property', undefined, 'expand')
    walk(emulator, copy, steps, path)
  }
  return copy
}

function walk(emulator: Emulator, node: unknown, steps: string[], path: string): void {
  const [field, ...rest] = steps
  if (field === undefined || node === null) return
  if (Array.isArray(node)) return node.forEach((item) => walk(emulator, item, steps, path))
  const hash = node as Hash
  const kind = textOf(hash.object)
  const include = includableFields[`${kind}.${field}`]
  if (include) hash[field] = structuredClone(include(emulator, textOf(hash.id)))
  else if (typeof hash[field] === 'string')
    hash[field] = structuredClone(named(emulator, kind, field, hash[field], path))
  else if (isIds(hash[field]))
    hash[field] = hash[field].map((id) => structuredClone(named(emulator, kind, field, id, path)))
  else if (!(field in hash) || (hash[field] === null && kind && !isReference(emulator, kind, field)))
    throw notExpandable(path)
  walk(emulator, hash[field], rest, path)
}

function named(emulator: Emulator, kind: string, field: string, id: string, path: string): unknown {
  const target = emulator.store.lookup(id)
  // Nested hashes (`invoice_settings`, `payment`) have no kind of their own.
  if (!target || (kind && !isReference(emulator, kind, field))) throw notExpandable(path)
  return target
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
}

function isReference(emulator: Emulator, kind: string, field: string): boolean {
  return emulator.contract.isExpandable(kind, field)
}

function notExpandable(path: string): Error {
  return invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand')
}
