import type { Role } from '#contracts/roles.ts'

const EDIT_MS = 10 * 60_000

/** A member corrects typing errors, but doesn’t rewrite what others have answered. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + EDIT_MS)

export const isEditable = (createdAt: Date, now: Date): boolean => now < editableUntil(createdAt)

/** The name shown for a comment’s author. Employees who write posts are the creator; others have no name. */
export function commentRole(role: Role | null): 'creator' | 'team' | 'member' {
  if (role === null) return 'member'
  return role === 'owner' || role === 'editor' ? 'creator' : 'team'
}
