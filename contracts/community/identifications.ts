import { z } from 'zod'
import { idSchema, timeSchema } from '../shared/ids.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visibleText } from '../shared/visibleText.ts'

/** Photos come in while it is a draft. */
export const IDENTIFICATION_STATES = ['draft', 'waiting', 'answered'] as const
export type IdentificationStatus = (typeof IDENTIFICATION_STATES)[number]

export const PHOTO_KINDS = ['dry', 'scale', 'wet', 'backlit'] as const
export const photoKindSchema = z.enum(PHOTO_KINDS)
export type PhotoKind = z.infer<typeof photoKindSchema>
/** Without these nobody can say anything. */
export const NEEDED_PHOTOS: readonly PhotoKind[] = ['dry', 'scale']

export const CONFIDENCES = ['certain', 'likely', 'guess'] as const
export type Confidence = (typeof CONFIDENCES)[number]

const optionalText = (most: number) => z.string().trim().max(most, TOO_LONG).default('')
const measure = (most: number, problem: string) =>
  z.number(problem).int(problem).min(1, problem).max(most, problem).nullable().default(null)

export const identificationInput = z.strictObject({
  sizeMm: z
    .number('Please enter the size in millimeters')
    .int('Please enter whole millimeters')
    .min(1, 'Please enter the size in millimeters')
    .max(5000, 'Please enter the size in millimeters'),
  weightG: measure(500_000, 'Please enter whole grams'),
  streak: optionalText(60),
  place: optionalText(80),
  note: optionalText(1000),
  /** Whether others may see the photos and the answer. */
  isPublic: z.boolean().default(false),
})
export type IdentificationInput = z.infer<typeof identificationInput>

/** One JPEG, PNG or WebP in base64, as large as the body of a request may be. */
export const stonePhotoInput = z.strictObject({
  kind: photoKindSchema,
  photo: z
    .base64('That isn’t a photo')
    .max(1_150_000, 'That photo is too large')
    .meta({ examples: ['/9j/4AAQSkZJRg=='] }),
})

export const identificationConsentInput = z.strictObject({ isPublic: z.boolean() })

export const identificationAnswerInput = z.strictObject({
  name: visibleText('Please enter what it is', 80),
  confidence: z.enum(CONFIDENCES),
  reasons: visibleText('Please give your reasons', 2000, { min: 10 }),
})
export type IdentificationAnswer = z.infer<typeof identificationAnswerInput>

const answerSchema = z.object({
  name: z.string(),
  confidence: z.enum(CONFIDENCES),
  reasons: z.string(),
  at: timeSchema,
})

export const identificationSchema = z.object({
  id: idSchema,
  status: z.enum(IDENTIFICATION_STATES),
  sizeMm: z.number().int(),
  weightG: z.number().int().nullable(),
  streak: z.string(),
  place: z.string(),
  note: z.string(),
  isPublic: z.boolean(),
  askedAt: timeSchema,
  photos: z.array(z.object({ id: idSchema, kind: photoKindSchema })),
  /** While it waits: 1 is next. */
  position: z.number().int().nullable(),
  answer: answerSchema.nullable(),
})
export type Identification = z.infer<typeof identificationSchema>
export const identificationListSchema = z.array(identificationSchema)

/** Of those whose finder agreed; without the finder, the place and the note. */
export const publicIdentificationListSchema = z.array(
  z.object({
    id: idSchema,
    photos: z.array(z.object({ id: idSchema, kind: photoKindSchema })),
    sizeMm: z.number().int(),
    answer: answerSchema,
  }),
)
export type PublicIdentificationList = z.infer<typeof publicIdentificationListSchema>
