import { type DataFromCollectionSlug, ValidationError } from 'payload'
import type { Story } from '#contracts/content/story.ts'
import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { returnsRow, statement } from '#database/sql.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { checkedStory } from '../stories/checkedStory.ts'
import { claimStoryMedia, uploadAddresses } from '../stories/claimStoryMedia.ts'
import { finishUploads } from '#domain/platform/uploads/finishUploads.ts'
import { moveToTrash } from './storePost.ts'
import { problem } from '#contracts/shared/problem.ts'
import { GERMAN_PROBLEMS, type GermanField } from './germanProblems.ts'

type Changes = { title?: string; description?: string; isSubscriberOnly?: boolean; body?: Story | null | undefined }

/**
 * Through Payload, which stores a version and writes the audit log.
 * @throws AppError `post_not_found`, `invalid_story` also for a change that its German version must follow, `invalid_upload`, `unsupported_file`.
 */
export async function updatePost(req: SignedInReq, id: number, { body, ...changes }: Changes): Promise<void> {
  const sent = checkedStory(body)
  await refuseUnknown(req, id)
  if (sent) await finishUploads(req, uploadAddresses(sent))
  const { id: userId, role, sessionId, apiKey } = req.user
  const user = { id: userId, role, collection: 'users' as const, _sid: sessionId, apiKey }
  const context = { requestId: req.requestId }
  await inPayloadTransaction(req.payload, async (tx, transaction) => {
    const stored = sent && (await claimStoryMedia(tx, req, sent))
    const data = { ...changes, ...(body !== undefined && { body: stored }) } as DataFromCollectionSlug<'posts'>
    const options = { depth: 0, overrideAccess: true, user, context, req: transaction }
    await req.payload.update({ collection: 'posts', id, data, ...options }).catch((error: unknown) => {
      throw germanRefusal(error)
    })
  })
}

/** @throws AppError `post_not_found`. */
export async function trashPost(req: SignedInReq, id: number): Promise<void> {
  await inPayloadTransaction(req.payload, async (tx, transaction) => {
    const post = await moveToTrash(tx, { req, transaction }, id)
    if (!post) throw new AppError('post_not_found')
    const { title, authorId } = post
    const subject = `Post “${title}”`
    await recordAudit(tx, req, { what: 'Moved to the trash', kind: 'posts', subjectId: id, subject, aboutId: authorId })
  })
}

async function refuseUnknown(req: Req, id: number): Promise<void> {
  const post = await returnsRow(req.pool, statement`select id from posts where id = ${id} and deleted_at is null`)
  if (!post) throw new AppError('post_not_found')
}

/**
 * Payload says it at the fields of the panel, which an editor on the site doesn't have.
 *
 * @returns AppError `invalid_story` for a change that the German version must follow; other errors as they are.
 */
function germanRefusal(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  const problemOf = (field: GermanField) => error.data.errors.find(({ path }) => path === field)?.message
  const [ofText, ofDescription] = [problemOf('germanBody'), problemOf('germanDescription')]
  const found = ofText ?? ofDescription
  if (!found) return error
  // Payload's errors have a sentence and no code.
  const missing = MISSING.find((part) => GERMAN_PROBLEMS[part] === found)
  const said = missing ? GERMAN_REFUSALS[missing] : found
  return new AppError('invalid_story.body', { problem: said, errors: { [ofText ? 'body' : 'description']: said } })
}

const GERMAN_REFUSALS = {
  text: problem('Please translate the text too: the post has one. You can do both in the panel.'),
  description: problem('Please translate the description too: the post has one. You can do both in the panel.'),
  divider: problem(
    'Please put a members-only divider into the German text: the original has one. You can do both in the panel.',
  ),
}
const MISSING = Object.keys(GERMAN_REFUSALS) as (keyof typeof GERMAN_REFUSALS)[]
