import { msg } from '../shared/msg.ts'
import { z } from 'zod'
import { MAX_VIDEO_SECONDS } from '../shared/constants.ts'
import { idSchema, timeSchema } from '../shared/ids.ts'
import { MAX_ANSWER_CHARACTERS, MAX_QUESTION_CHARACTERS, MIN_QUESTION_CHARACTERS } from './questionPages.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visibleText } from '../shared/visibleText.ts'

const ROUND_PHASES = ['upcoming', 'open', 'closed'] as const
export type RoundPhase = (typeof ROUND_PHASES)[number]

/** A round as everyone may see it. */
const roundSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  /** Members ask and vote from here … */
  opensAt: timeSchema,
  /** … to here. */
  closesAt: timeSchema,
  /** The session itself. */
  startsAt: timeSchema,
  /** The session's time zone, as in the IANA database. */
  timeZone: z.string(),
  phase: z.enum(ROUND_PHASES),
  questionCount: z.number().int(),
  answeredCount: z.number().int(),
  /** The post that answers it, once it is published. */
  film: z.object({ id: idSchema, title: z.string() }).nullable(),
})
export type Round = z.infer<typeof roundSchema>

/** Null while no round is open. */
export const openRoundSchema = z.object({ round: roundSchema.nullable() })

export const roundPageSchema = z.object({ pages: z.number().int(), rounds: z.array(roundSchema) })

export const questionSchema = z.object({
  id: idSchema,
  content: z.string(),
  /** An opaque handle, as with comments. */
  authorId: z.string(),
  /** Only creators are named. */
  authorName: z.string().nullable(),
  status: z.enum(['open', 'answered', 'hidden']),
  /** Why it is hidden; for its author and employees. */
  hiddenReason: z.string().nullable(),
  votes: z.number().int(),
  votedByMe: z.boolean(),
  isMine: z.boolean(),
  createdAt: timeSchema,
  editedAt: timeSchema.nullable(),
  answer: z
    .object({
      text: z.string().nullable(),
      /** Where the film answers it. */
      second: z.number().int().nullable(),
      /** The film; null until it is published. */
      postId: idSchema.nullable(),
      at: timeSchema,
    })
    .nullable(),
})
export type Question = z.infer<typeof questionSchema>

export const questionPageSchema = z.object({
  round: roundSchema,
  /** The questions are for members: without a membership the list is empty. */
  locked: z.boolean(),
  pages: z.number().int(),
  /** How many more questions the caller may ask in this round. */
  questionsLeft: z.number().int(),
  questions: z.array(questionSchema),
})
export type QuestionPage = z.infer<typeof questionPageSchema>

const content = visibleText('Please enter a question', MAX_QUESTION_CHARACTERS, {
  min: MIN_QUESTION_CHARACTERS,
  tooShort: msg('Please write at least {minimum} characters'),
})

export const questionInput = z.strictObject({ content })

/** Null or empty removes that part of the answer; without both the question is open again. */
export const answerInput = z.strictObject({
  text: z.string().trim().max(MAX_ANSWER_CHARACTERS, TOO_LONG).nullable(),
  second: z.number().int().min(0).max(MAX_VIDEO_SECONDS).nullable(),
})
export type AnswerInput = z.infer<typeof answerInput>

export const hideQuestionInput = z.strictObject({
  reason: visibleText('Please give a reason', 300),
})
