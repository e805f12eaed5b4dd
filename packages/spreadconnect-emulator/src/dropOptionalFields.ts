/** Fields that identify an object. The documents require no response field, so every other one may be missing. */
const KEPT = new Set([
  'id',
  'orderReference',
  'externalOrderReference',
  'state',
  'orderItems',
  'orderItemReference',
  'items',
  'count',
  'title',
  'sku',
  'variants',
  'images',
  'imageUrl',
])

export function dropOptionalFields(value: unknown, how: 'nulls' | 'absent'): unknown {
  if (Array.isArray(value)) return value.map((item) => dropOptionalFields(item, how))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([name, content]): [string, unknown][] => {
    if (KEPT.has(name)) return [[name, dropOptionalFields(content, how)]]
    return how === 'nulls' ? [[name, null]] : []
  })
  return Object.fromEntries(kept)
}

/** With statuses that the documents don't list. */
export function renameStates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameStates)
  if (typeof value !== 'object' || value === null) return value
  const renamed = Object.entries(value).map(([name, content]) => [
    name,
    name === 'state' && typeof content === 'string' ? `AWAITING_${content}` : renameStates(content),
  ])
  return Object.fromEntries(renamed) as Record<string, unknown>
}
