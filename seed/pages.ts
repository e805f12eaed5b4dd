import type { DataFromCollectionSlug } from 'payload'
import type { Req } from '#domain/platform/Req.ts'
import { checkedStory } from '#domain/content/stories/checkedStory.ts'
import { storyText } from '#domain/content/stories/storyText.ts'
import type { DemoPage } from './pageList.ts'
import { resolveStory } from './resolveStory.ts'

/** The demo’s pages replace the texts of a new site, unless an employee has edited them. */
export async function seedPages(req: Req, pages: DemoPage[]): Promise<void> {
  const { payload } = req
  for (const { slug, title, body: parts } of pages) {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { slug: { equals: slug } },
      depth: 0,
      overrideAccess: true,
    })
    const [page] = docs
    const body = checkedStory(await resolveStory(req, parts)) as DataFromCollectionSlug<'pages'>['body']
    const data = { slug, title, body, showInFooter: true, _status: 'published' as const }
    if (!page) await payload.create({ collection: 'pages', data, overrideAccess: true })
    else if (storyText(page.body).startsWith('This text is a starting point'))
      await payload.update({ collection: 'pages', id: page.id, data, overrideAccess: true })
  }
}
