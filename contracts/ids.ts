import { z } from 'zod'

/** Ids are opaque to clients: numbers or strings as stored. */
export const idSchema = z.union([z.number().int(), z.string()])

/** An id in a path or body that must name a stored row: a positive 32-bit whole number. */
export const rowIdSchema = z.coerce.number().int().positive().max(2_147_483_647)

export const timeSchema = z.iso.datetime()
