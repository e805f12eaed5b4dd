/** Payload returns a related document as its id or as an object. */
export function idOf(related: unknown): number | null {
  const id: unknown = typeof related === 'object' && related !== null && 'id' in related ? related.id : related
  return typeof id === 'number' ? id : null
}
