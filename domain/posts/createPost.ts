import { randomBytes } from 'node:crypto'
import type { CreatePostInput } from '#contracts/posts.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { claimUploads, type ClaimedUpload } from '#media/claimUploads.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'

/**
 * Publishes a post of an employee, or stores a member's as waiting for approval.
 * Its files must be finished uploads of this very person that nothing else uses.
 *
 * @throws ShopError `invalid_upload`.
 */
export async function createPost(req: SignedInReq, input: CreatePostInput): Promise<number> {
  const kind = input.type === 'video' ? 'video' : 'image'
  const addresses = input.type === 'video' ? [input.videoURL ?? ''] : (input.imageURLs ?? [])
  if (new Set(addresses).size !== addresses.length) throw new ShopError('invalid_upload')
  return inTransaction(req.pool, async (tx) => {
    const files = await claimUploads(tx, { addresses, ownerId: req.user.id, kind, now: req.now })
    if (!files)
      throw new ShopError('invalid_upload', {
        errors: { [kind === 'video' ? 'videoURL' : 'imageURLs']: 'Please upload it again' },
      })
    return insertPost(tx, req, input, files)
  })
}

async function insertPost(
  tx: Database,
  req: SignedInReq,
  input: CreatePostInput,
  files: ClaimedUpload[],
): Promise<number> {
  const [first] = files
  const isVideo = input.type === 'video'
  const post = await row<{ id: number }>(
    tx,
    sql`
      insert into posts (title, description, type, is_subscriber_only, status, category, author_id, video_id, video_duration, created_at, updated_at)
      values (${input.title}, ${input.description}, ${input.type}, ${input.isSubscriberOnly ?? true},
        ${req.user.isEmployee ? 'published' : 'pending'}, 'hunt', ${req.user.id},
        ${isVideo ? first?.id : null}, ${isVideo ? first?.durationSeconds : null}, ${req.now}, ${req.now})
      returning id`,
  )
  if (!post) throw new Error('The post was not stored')
  if (isVideo) return post.id
  for (const [index, file] of files.entries()) {
    await tx.query(sql`
      insert into posts_images (_order, _parent_id, id, media_id) values (${index + 1}, ${post.id}, ${randomBytes(12).toString('hex')}, ${file.id})`)
  }
  return post.id
}
