import { z } from 'zod'

/** The parcels of an order, as `orders.tracking` holds them; null before the first. */
export const trackingSchema = z.array(z.object({ code: z.string(), url: z.string().nullable() })).nullable()
