/**
 * Removes characters that PostgreSQL can't store, which would fail the transaction that stores an order's id.
 * @returns null for an empty body, undefined for invalid JSON.
 */
export function parseAnswer(text: string): unknown {
  try {
    return text === '' ? null : storable(JSON.parse(text))
  } catch {
    return undefined
  }
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [storableText(name), storable(content)]))
}

const storableText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
