import type { PayloadRequest } from 'payload'

/** The session an employee's request came with, as `sessionStrategy` found it; null for work without a person. */
export const sessionIdOf = ({ user }: PayloadRequest): string | null => (user as { _sid?: string } | null)?._sid ?? null
