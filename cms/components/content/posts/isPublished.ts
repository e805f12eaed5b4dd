type PostState = { status?: unknown; preparedStatus?: unknown } | undefined

/** Also while its new film is prepared: then it appears by itself. */
export function isPublished(stored: PostState): boolean {
  return stored?.status === 'published' || (stored?.status === 'processing' && stored.preparedStatus === 'published')
}
