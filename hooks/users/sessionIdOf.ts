import type { PayloadRequest } from 'payload'

/** The id of an employee's session, from `sessionStrategy`; null without a user. */
export const sessionIdOf = ({ user }: PayloadRequest): string | null => (user as { _sid?: string } | null)?._sid ?? null
