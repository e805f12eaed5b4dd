import type { DataFromCollectionSlug } from 'payload'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { checkedStory } from '#domain/content/stories/checkedStory.ts'
import { resolveStory } from './resolveStory.ts'
import { stories } from './stories/index.ts'

/** After posts and products, because stories link to both. */
export async function seedStories(req: Req): Promise<void> {
  for (const { post: title, body, german } of stories) {
    const post = await row(
      req.pool,
      sql<{ id: number; hasBody: boolean }>`
        select id, body is not null as "hasBody" from posts where title = ${title}`,
    )
    if (!post || post.hasBody) continue
    const data = {
      body: checkedStory(await resolveStory(req, body)),
      ...(german && {
        germanTitle: german.title,
        germanDescription: german.description,
        germanBody: checkedStory(await resolveStory(req, german.body)),
      }),
    } as DataFromCollectionSlug<'posts'>
    // As the site itself: the employee of the demo has no session yet, and the panel's hooks ask for one.
    await req.payload.update({ collection: 'posts', id: post.id, data, depth: 0, overrideAccess: true })
  }
}
