import type { Req } from '#domain/Req.ts'
import { pageList } from './pageList.ts'

/** An own page of the demo takes the place of the text that a new site starts with, until somebody has edited it. */
export async function seedPages({ payload }: Req): Promise<void> {
  for (const { slug, title, body } of pageList) {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { slug: { equals: slug } },
      depth: 0,
      overrideAccess: true,
    })
    const [page] = docs
    const data = { slug, title, body, showInFooter: true, _status: 'published' as const }
    if (!page) await payload.create({ collection: 'pages', data, overrideAccess: true })
    else if (page.body.startsWith('This text is a starting point'))
      await payload.update({ collection: 'pages', id: page.id, data, overrideAccess: true })
  }
}
