import { z } from 'zod'
import { idSchema } from '../shared/ids.ts'

/** Two letters, the postal code of a state. */
const stateCodeSchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ examples: ['MN'] })

/** About 20 km wide and high. Every point inside maps to the same cell, so averaging finds reveals no exact place. */
export const cellSchema = z.object({
  id: z.string(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
})
export type Cell = z.infer<typeof cellSchema>

/** Members see the cell, everyone else only the state. */
export const postPlaceSchema = z.object({ state: stateCodeSchema, name: z.string(), cell: cellSchema.nullable() })
export type PostPlace = z.infer<typeof postPlaceSchema>

export const collectingSchema = z.object({
  rule: z.string(),
  sourceUrl: z.string(),
  checkedOn: z.iso.date(),
  /** It has not been checked for a year. */
  outOfDate: z.boolean(),
})
export type Collecting = z.infer<typeof collectingSchema>

const placedPostSchema = z.object({ id: idSchema, title: z.string(), locked: z.boolean() })
export type PlacedPost = z.infer<typeof placedPostSchema>

const placedCellSchema = cellSchema.extend({ posts: z.array(placedPostSchema) })
export type PlacedCell = z.infer<typeof placedCellSchema>

const placedStateSchema = z.object({
  state: stateCodeSchema,
  name: z.string(),
  /** How many of its posts are on the map. */
  count: z.number().int(),
  /** The posts whose cell the caller may see, by cell, from north to south. */
  cells: z.array(placedCellSchema),
  /** All other posts. */
  posts: z.array(placedPostSchema),
})
export type PlacedState = z.infer<typeof placedStateSchema>

export const placesSchema = z.object({ states: z.array(placedStateSchema) })
export type Places = z.infer<typeof placesSchema>
