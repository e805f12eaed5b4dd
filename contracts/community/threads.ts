import { z } from 'zod'
import { MAX_MESSAGE_CHARACTERS } from '../shared/textLimits.ts'
import { idSchema, timeSchema } from '../shared/ids.ts'
import { visibleText } from '../shared/visibleText.ts'

/** Who is to write next: we, the person who wrote to us, or nobody. In the order of the list in the panel. */
export const THREAD_STATES = ['open', 'waiting', 'closed'] as const
export type ThreadStatus = (typeof THREAD_STATES)[number]

/** A note is for employees only. */
export const THREAD_MESSAGE_KINDS = ['theirs', 'ours', 'note'] as const
export type ThreadMessageKind = (typeof THREAD_MESSAGE_KINDS)[number]

/** Longest message that arrives by email, without what it quotes. */
export const MAX_MAIL_CHARACTERS = 10_000

const textSchema = visibleText('Please enter a message', MAX_MESSAGE_CHARACTERS)

export const threadMessageInput = z.strictObject({ message: textSchema })

export const threadAnswerInput = z.strictObject({
  message: textSchema,
  /** The newest message on the employee's screen, 0 without any: an answer to a thread that has changed is refused. */
  lastSeen: z.number().int().min(0).max(2_147_483_647),
})

/** What to do with a message from an address that the thread doesn't know. */
export const heldMessageInput = z.strictObject({ decision: z.enum(['accept', 'remove']) })
export type HeldDecision = z.infer<typeof heldMessageInput>['decision']

export const threadSchema = z.object({
  id: idSchema,
  status: z.enum(THREAD_STATES),
  messages: z.array(z.object({ at: timeSchema, from: z.enum(['you', 'us']), text: z.string() })),
})
export type Thread = z.infer<typeof threadSchema>

export const threadListSchema = z.array(
  z.object({ id: idSchema, status: z.enum(THREAD_STATES), begins: z.string(), lastMessageAt: timeSchema }),
)
export type ThreadList = z.infer<typeof threadListSchema>

export const inboundMailAnswer = z.object({ outcome: z.enum(['stored', 'held', 'duplicate', 'ignored']) })
export type InboundOutcome = z.infer<typeof inboundMailAnswer>['outcome']
