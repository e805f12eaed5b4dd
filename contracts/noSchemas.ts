import { z } from 'zod'

/** Of the path or the query of a call that takes none. */
export const noFields = z.object({})
/** Of a call without a body, or an answer without one. */
export const nothing = z.void()

/** Whether a route takes nothing here; what a request brings all the same is ignored. */
export const isEmpty = (schema: z.ZodType, empty: z.ZodType): boolean => schema === empty
