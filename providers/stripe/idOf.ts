/** The id of an expanded or unexpanded reference. */
export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null)
