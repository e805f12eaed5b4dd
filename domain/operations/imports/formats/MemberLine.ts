import { z } from 'zod'

/** A member in an export, in our words. */
export const memberLineSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null if the export doesn’t say so, or in the future. */
  joinedAt: z.iso.datetime().nullable(),
  /** Only if the export says so expressly. */
  wantsEmails: z.boolean(),
  isPaying: z.boolean(),
  /** Why this line is left out although it could be read. */
  leftOut: z.string().nullable(),
})
export type MemberLine = z.infer<typeof memberLineSchema>

/** @param column however it is written. @returns its value; empty if there is none. */
type ReadCell = (column: string) => string

export type MemberFormat = {
  /** Columns that its header must have; of several sets one. */
  columns: readonly (readonly string[])[]
  read: (cell: ReadCell) => MemberLine
}
