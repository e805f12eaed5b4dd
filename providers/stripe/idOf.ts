/** The id of what an answer names, whether it came as an id or as the object itself. */
export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null)
