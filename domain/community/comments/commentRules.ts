import type { Role } from '#contracts/platform/roles.ts'

const EDIT_MS = 10 * 60_000

/** Long enough to correct typing errors, too short to rewrite what others have answered. @returns null once it is over. */
export function editableUntil(createdAt: Date, now: Date): Date | null {
  const end = new Date(createdAt.getTime() + EDIT_MS)
  return now < end ? end : null
}

/** The name shown for a comment’s author. Employees who write posts are the creator; others have no name. */
export function commentRole(role: Role | null): 'creator' | 'team' | 'member' {
  if (role === null) return 'member'
  return role === 'owner' || role === 'editor' ? 'creator' : 'team'
}
