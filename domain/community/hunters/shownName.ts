import { hunterName } from '#contracts/community/hunterName.ts'
import type { Role } from '#contracts/platform/roles.ts'
import { commentRole } from '../comments/commentRules.ts'

export type NamedPerson = { profileName: string | null; role: Role | null; fullName: string; handle: string }

/** A chosen name, or the creator’s own; null for others. */
export const chosenName = ({ profileName, role, fullName }: Omit<NamedPerson, 'handle'>): string | null =>
  profileName ?? (commentRole(role) === 'creator' ? fullName : null)

export const shownName = (person: NamedPerson): string =>
  hunterName({ authorName: chosenName(person), authorId: person.handle })
