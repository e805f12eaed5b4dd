import { row, sql } from '#database/sql.ts'
import type { Actor } from '#domain/people/findActor.ts'
import { updatePost } from '#domain/posts/changePost.ts'
import type { Req } from '#domain/Req.ts'
import { resolveStory } from './resolveStory.ts'
import { stories } from './stories/index.ts'

/** After posts and products, because stories link to both. */
export async function seedStories(req: Req, employee: Actor): Promise<void> {
  for (const { post: title, body } of stories) {
    const post = await row(
      req.pool,
      sql<{ id: number; hasBody: boolean | null }>`
        select id, body is not null as "hasBody" from posts where title = ${title}`,
    )
    if (!post || post.hasBody) continue
    await updatePost({ ...req, user: employee }, post.id, { body: await resolveStory(req, body) })
  }
}
