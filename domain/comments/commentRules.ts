import type { Role } from '#contracts/roles.ts'

const EDIT_MS = 10 * 60_000

/** A member corrects typing errors, but doesn’t rewrite what others have answered. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + EDIT_MS)

export const isEditable = (createdAt: Date, now: Date): boolean => now < editableUntil(createdAt)

/** How a comment’s author is shown. Those who write posts are the creator; other employees stay without a name. */
export function commentRole(role: Role | null): 'creator' | 'team' | 'member' {
  if (role === null) return 'member'
  return role === 'owner' || role === 'editor' ? 'creator' : 'team'
}
