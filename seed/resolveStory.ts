import type { Story, StoryNode } from '#contracts/content/story.ts'
import { dynamicSql, parsedRows } from '#database/sql.ts'
import { mapMedia } from '#domain/content/stories/mapMedia.ts'
import { mapStory } from '#domain/content/stories/mapStory.ts'
import type { Req } from '#domain/platform/Req.ts'
import { z } from 'zod'
import { demoFileNames } from './demoMedia.ts'

type Ids = ReadonlyMap<string, number>

/**
 * Replaces the names in a story of the demo with ids. An article that the print provider doesn't have is left out.
 * @throws when something else is not in the demo.
 */
export async function resolveStory(req: Req, children: StoryNode[]): Promise<Story> {
  const [files, titles] = await Promise.all([readFiles(req), readTitles(req)])
  return mapStory({ root: { type: 'root', children } }, (node) => {
    const withFiles = mapMedia(node, (file) => idOf(files, String(file)))
    return withFiles && isSold(withFiles, titles) ? [withDoc(withFiles, titles)] : []
  })
}

function isSold(node: StoryNode, titles: Ids): boolean {
  const { item } = fieldsOf(node)
  return item?.relationTo !== 'merchandise' || titles.has(nameOf(item))
}

function withDoc(node: StoryNode, titles: Ids): StoryNode {
  const fields = fieldsOf(node)
  const { doc, item } = fields
  if (doc) return { ...node, fields: { ...fields, doc: { ...doc, value: docId(titles, doc) } } }
  if (item) return { ...node, fields: { ...fields, item: { ...item, value: docId(titles, item) } } }
  return node
}

type Doc = { relationTo: string; value: string }

const fieldsOf = (node: StoryNode) => (node['fields'] ?? {}) as { doc?: Doc; item?: Doc }
const nameOf = ({ relationTo, value }: Doc): string => `${relationTo} ${value}`
const docId = (titles: Ids, doc: Doc): number => idOf(titles, nameOf(doc))

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (!id) throw new Error(`The demo has no “${name}”`)
  return id
}

/** The seed's posts and products have stored every file already; the first copy of each serves the stories too. */
async function readFiles(req: Req): Promise<Ids> {
  const idByAlt = await readIds(
    req,
    dynamicSql`
    select alt as name, min(id) as id from media where state = 'ready' and alt is not null group by alt`,
  )
  const named = [...(await demoFileNames())].map(([file, alt]) => [file, idByAlt.get(alt)] as const)
  return new Map(named.filter((entry): entry is [string, number] => entry[1] !== undefined))
}

const readTitles = (req: Req): Promise<Ids> =>
  readIds(
    req,
    dynamicSql`
    select 'posts ' || title as name, id from posts
    union all select 'products ' || name, id from products
    union all select 'merchandise ' || provider_title, id from merchandise where maker = 'print'`,
  )

async function readIds(req: Req, select: ReturnType<typeof dynamicSql>): Promise<Ids> {
  const found = await parsedRows(req.pool, z.object({ name: z.string(), id: z.number() }), select)
  return new Map(found.map(({ name, id }) => [name, id]))
}
