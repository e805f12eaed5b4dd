import { z } from 'zod'
import { idSchema, timeSchema } from '../shared/ids.ts'
import { cellSchema } from '../content/places.ts'
import { STATES } from '../content/states.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visibleText } from '../shared/visibleText.ts'

export const FINDS_PER_PAGE = 24
export const MAX_FINDS = 10_000
export const MAX_FIND_PHOTOS = 4
/** Of one account, in all its finds. */
export const MAX_ALL_FIND_PHOTOS = 2_000
/** Of the notes of all its finds. */
export const MAX_PDF_NOTE_LINES = 10_000

const text = (most: number) => z.string().trim().max(most, TOO_LONG).default('')

export const loggedFindInput = z.strictObject({
  catalogueNumber: visibleText('Please enter a catalog number', 30),
  stone: visibleText('Please enter what it is', 80),
  foundOn: z.iso.date('Please enter a date').nullable().default(null),
  place: text(80),
  state: z
    .string()
    .refine((code) => STATES['US']?.some((state) => state.code === code), 'Please choose a state')
    .nullable()
    .default(null),
  /** Only the cell that contains it is stored. Without it the stored cell stays; null removes the cell. */
  point: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable()
    .optional(),
  notes: text(2000),
  /** The creator may show the photo, the stone and the state. */
  mayShow: z.boolean().default(false),
  /** With the chosen display name. */
  showName: z.boolean().default(false),
})
export type LoggedFindInput = z.infer<typeof loggedFindInput>

/** One JPEG, PNG or WebP in base64, as large as the body of a request may be. */
export const findPhotoInput = z.strictObject({
  photo: z
    .base64('That isn’t a photo')
    .max(1_150_000, 'That photo is too large')
    .meta({ examples: ['/9j/4AAQSkZJRg=='] }),
})

/** What people with the link see beside the stone, its number, its date and its photos. */
export const shareFindInput = z.strictObject({ place: z.boolean(), notes: z.boolean() })

export const loggedFindSchema = z.object({
  id: idSchema,
  catalogueNumber: z.string(),
  stone: z.string(),
  foundOn: z.iso.date().nullable(),
  place: z.string(),
  state: z.string().nullable(),
  cell: cellSchema.nullable(),
  notes: z.string(),
  mayShow: z.boolean(),
  showName: z.boolean(),
  isChosen: z.boolean(),
  shared: z.object({ key: z.string(), place: z.boolean(), notes: z.boolean() }).nullable(),
  photos: z.array(idSchema),
})
export type LoggedFind = z.infer<typeof loggedFindSchema>

export const loggedFindPageSchema = z.object({
  finds: z.array(loggedFindSchema),
  /** How many match the search. */
  count: z.number().int(),
  pages: z.number().int(),
  /** Free, and what most people would write next. */
  nextNumber: z.string(),
})
export type LoggedFindPage = z.infer<typeof loggedFindPageSchema>

export const sharedFindSchema = z.object({
  catalogueNumber: z.string(),
  stone: z.string(),
  foundOn: z.iso.date().nullable(),
  photos: z.array(idSchema),
  /** Null unless it is shared. */
  place: z.object({ words: z.string(), state: z.string().nullable(), cell: cellSchema.nullable() }).nullable(),
  notes: z.string().nullable(),
})
export type SharedFind = z.infer<typeof sharedFindSchema>

export const findOfMonthSchema = z.object({
  find: z
    .object({
      id: idSchema,
      stone: z.string(),
      state: z.string().nullable(),
      photo: idSchema,
      chosenAt: timeSchema,
      /** Only by choice. */
      finder: z.string().nullable(),
    })
    .nullable(),
})
export type FindOfMonth = z.infer<typeof findOfMonthSchema>
