import type { Post } from '#contracts/content/posts.ts'

/** The end of early access, while it lasts. */
export function openToAllFrom({ publicAt }: Post, nowMs: number): Date | null {
  return publicAt && Date.parse(publicAt) > nowMs ? new Date(publicAt) : null
}
