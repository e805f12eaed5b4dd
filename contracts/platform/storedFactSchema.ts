import { z } from 'zod'
import type { StoredFact } from './facts.ts'

const itemSchema = z.object({ quantity: z.number(), title: z.string(), size: z.string(), color: z.string() })

/** By the names in the kind's text. Amounts are in cents. */
export const factValuesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(itemSchema)]))

export const storedFactSchema: z.ZodType<StoredFact> = z.object({ kind: z.string(), values: factValuesSchema })
