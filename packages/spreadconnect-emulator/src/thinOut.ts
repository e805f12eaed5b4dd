/** What names a thing and carries it. The documents require no field of any answer; every other one may be missing. */
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

/** An answer in which every field that isn't needed to recognize it is `null`, or is not there. */
export function thinOut(value: unknown, how: 'nulls' | 'absent'): unknown {
  if (Array.isArray(value)) return value.map((item) => thinOut(item, how))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([name, content]): [string, unknown][] => {
    if (KEPT.has(name)) return [[name, thinOut(content, how)]]
    return how === 'nulls' ? [[name, null]] : []
  })
  return Object.fromEntries(kept)
}

/** An answer whose states are ones the documents don't list. */
export function renameStates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameStates)
  if (typeof value !== 'object' || value === null) return value
  const renamed = Object.entries(value).map(([name, content]) => [
    name,
    name === 'state' && typeof content === 'string' ? `AWAITING_${content}` : renameStates(content),
  ])
  return Object.fromEntries(renamed) as Record<string, unknown>
}
