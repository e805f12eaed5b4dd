import type { Pool } from 'pg'
import type { MailData } from '#contracts/platform/mails.ts'
import { oncePerBatch } from '../mailings/oncePerBatch.ts'
import { findLetter } from './findLetter.ts'
import { findLetterStory } from './findLetterStory.ts'

export type LetterContent = Pick<MailData['letter'], 'subject' | 'preheader' | 'story'>

/** What a letter says to members, or to everyone else; null when it is gone. */
export async function letterContent(pool: Pool, letterId: number, isMember: boolean): Promise<LetterContent | null> {
  const letter = await findLetter(pool, letterId)
  if (!letter) return null
  const { subject, preheader, body } = letter
  return { subject, preheader, story: await findLetterStory(pool, body, isMember) }
}

const forMembers = oncePerBatch((pool, letterId: number) => letterContent(pool, letterId, true))
const forOthers = oncePerBatch((pool, letterId: number) => letterContent(pool, letterId, false))

/** Once for each batch, because a letter that is being sent can’t change. */
export const sharedLetterContent = (pool: Pool, letterId: number, isMember: boolean, now: Date) =>
  (isMember ? forMembers : forOthers)(pool, letterId, now)
