import type { Post } from '../../payload-types.ts'

/** Payload returns a related document as its id or whole. */
export const idOf = (video: Post['video']): number | null => (typeof video === 'object' ? video?.id : video) ?? null
