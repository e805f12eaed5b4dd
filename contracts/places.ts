import { z } from 'zod'
import { idSchema, timeSchema } from './ids.ts'
import { STATES } from './states.ts'

/** Two letters, as post offices write them. */
export const stateCodeSchema = z.enum((STATES['US'] ?? []).map(({ code }) => code))

export const stateName = (code: string): string => STATES['US']?.find((state) => state.code === code)?.name ?? code

/** About 20 km wide and high. Every point inside has the same cell, so finds can't be averaged to their exact place. */
export const cellSchema = z.object({
  id: z.string(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
})
export type Cell = z.infer<typeof cellSchema>

/** The cell is for members; everyone else has the state alone. */
export const postPlaceSchema = z.object({ state: stateCodeSchema, cell: cellSchema.nullable() })
export type PostPlace = z.infer<typeof postPlaceSchema>

export const collectingSchema = z.object({
  rule: z.string(),
  sourceUrl: z.string(),
  checkedOn: timeSchema,
  /** Nobody has checked it for a year. */
  outOfDate: z.boolean(),
})
export type Collecting = z.infer<typeof collectingSchema>

/** How long a checked line about collecting counts as current. */
export const COLLECTING_DAYS = 365

export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)

const placedPostSchema = z.object({ id: idSchema, title: z.string(), locked: z.boolean() })

/** Posts of a state. Members also get its cells with their posts; a post without a cell is among the state's own. */
export const placesSchema = z.object({
  states: z.array(z.object({ state: stateCodeSchema, count: z.number().int() })),
  /** Only for members. */
  cells: z.array(cellSchema.extend({ state: stateCodeSchema, posts: z.array(placedPostSchema) })).nullable(),
})
export type Places = z.infer<typeof placesSchema>
