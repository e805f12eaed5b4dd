import { row, sql } from '#database/sql.ts'
import { postComment } from '#domain/community/comments/comments.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { People } from './people.ts'

export type DemoComment = {
  post: string
  by: 'subscriber' | 'employee'
  says: string
  minutesLater: number
  /** Answers the comment before it. */
  isReply?: true
}

export const commentList: DemoComment[] = [
  {
    post: 'First light on the Laguna bands',
    by: 'subscriber',
    says: 'The third band from the middle is unreal. Is that a waterline or a fault?',
    minutesLater: 55,
  },
  {
    post: 'First light on the Laguna bands',
    by: 'employee',
    says: 'A fault that healed: look how the bands above it are shifted by two millimeters.',
    minutesLater: 130,
    isReply: true,
  },
  {
    post: 'Reading a map for agate ground',
    by: 'subscriber',
    says: 'I tried this on my own valley and found the old flow within an hour. Thank you!',
    minutesLater: 300,
  },
  {
    post: 'Opening an amethyst geode by torchlight',
    by: 'subscriber',
    says: 'That silence after the crack. I held my breath too.',
    minutesLater: 75,
  },
  {
    post: 'Monthly Q&A: ask about cutting and polishing',
    by: 'subscriber',
    says: 'Which grit do you stop at before the tin oxide, and does it matter for moss agate?',
    minutesLater: 240,
  },
  {
    post: 'Thunder eggs: four halves, four stories',
    by: 'subscriber',
    says: 'Number three looks like a night sky.',
    minutesLater: 90,
  },
]

export async function seedComments(req: Req, people: People, comments: DemoComment[]): Promise<void> {
  await req.pool.query(sql`update users set comments_trusted = true where id = ${people.subscriber.id}`)
  let before: number | undefined
  for (const comment of comments) {
    const post = await row(
      req.pool,
      sql<{
        id: number
        createdAt: Date
      }>`select id, created_at as "createdAt" from posts where title = ${comment.post}`,
    )
    const known = await row(req.pool, sql<{ id: number }>`select id from comments where content = ${comment.says}`)
    const replyTo = comment.isReply && before
    before = known?.id
    if (!post || known) continue
    const now = new Date(post.createdAt.getTime() + comment.minutesLater * 60_000)
    const author = { ...req, now, user: { ...people[comment.by], commentsTrusted: true } }
    const { id } = await postComment(author, post.id, { content: comment.says, ...(replyTo && { replyTo }) })
    before = id
  }
}
