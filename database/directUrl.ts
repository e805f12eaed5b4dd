import { env } from '#env'

/** Of PostgreSQL itself, for what belongs to a connection: session locks, LISTEN and migrations. */
export const directUrl = (): string => env().DATABASE_DIRECT_URL ?? env().DATABASE_URL
