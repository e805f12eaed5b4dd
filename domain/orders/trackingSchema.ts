import { z } from 'zod'

/** Null before the first parcel. */
export const trackingSchema = z.array(z.object({ code: z.string(), url: z.string().nullable() })).nullable()
