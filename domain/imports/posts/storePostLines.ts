import { type Database, rows, sql } from '#database/sql.ts'
import { insertLines } from '../insertLines.ts'
import { decidePost } from './decidePost.ts'
import type { ReadPosts } from './PostLine.ts'

type Of = { importId: number; isPublished: boolean }

/** Stores what happens with each post, and the pictures of an archive until they are needed. */
export async function storePostLines(
  tx: Database,
  { posts, files }: ReadPosts,
  { importId, isPublished }: Of,
): Promise<void> {
  const known = await findKnown(
    tx,
    posts.map(({ post }) => post.source),
  )
  const first = new Map<string, number>()
  const decided = posts.map(({ line, post, problem }) => {
    const situation = { isKnown: known.has(post.source), earlierLine: first.get(post.source) ?? null, isPublished }
    const decision = decidePost({ post, problem }, situation)
    if (decision.action === 'create') first.set(post.source, line)
    // Only what is imported is kept.
    const data = decision.action === 'create' ? post : { ...post, body: null, cover: null }
    return { line, key: post.source, data, ...decision }
  })
  await insertLines(tx, importId, decided)
  for (const [path, bytes] of files)
    await tx.query(sql`
      insert into import_files (import_id, path, bytes) values (${importId}, ${path}, decode(${bytes.toString('base64')}, 'base64'))`)
}

async function findKnown(tx: Database, sources: string[]): Promise<Set<string>> {
  const found = await rows(
    tx,
    sql<{ source: string }>`select source from imported_posts where source = any(${sources}::varchar[])`,
  )
  return new Set(found.map(({ source }) => source))
}
