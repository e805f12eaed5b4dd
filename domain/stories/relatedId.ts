/** The id of a file or document, which Payload gives as its id or whole. */
export function relatedId(value: unknown): number | null {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' ? id : null
}
