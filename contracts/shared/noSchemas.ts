import { z } from 'zod'

/** The params or query of a call that has none. */
export const noFields = z.object({})
/** The input or output of a call without a body. */
export const nothing = z.void()

/** Whether a route has no such part; whatever a request sends there is ignored. */
export const isEmpty = (schema: z.ZodType, empty: z.ZodType): boolean => schema === empty
