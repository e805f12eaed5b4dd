import { z } from 'zod'

/** Of the path or the query of a call that takes none. */
export const noFields = z.object({})
/** Of a call without a body, or an answer without one. */
export const nothing = z.void()
