import type { Json } from '#database/sql.ts'
import type { Mail } from './queueMail.ts'

/** A row of `mail_outbox`. */
export type StoredMail = { key: string; kind: string; to: string; language: string; data: Json }

/** Nothing but `queueMail` writes the outbox, and its type holds `kind` and `data` together. */
export const mailOf = (stored: Omit<StoredMail, 'data'> & { data: unknown }): Mail => stored as Mail
