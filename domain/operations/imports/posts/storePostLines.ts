import { type Database, rows, sql } from '#database/sql.ts'
import { insertLines } from '../insertLines.ts'
import type { CheckedPost } from './checkPost.ts'
import { decidePost } from './decidePost.ts'

type Of = { importId: number; isPublished: boolean }

/** Stores what happens with each post, and the pictures of an archive until they are needed. */
export async function storePostLines(
  tx: Database,
  { posts, files }: { posts: CheckedPost[]; files: ReadonlyMap<string, Uint8Array> },
  { importId, isPublished }: Of,
): Promise<void> {
  const known = await findKnown(
    tx,
    posts.map(({ source }) => source),
  )
  const first = new Map<string, number>()
  const decided = posts.map((post) => {
    const { line, source, json, bareJson } = post
    const situation = { isKnown: known.has(source), earlierLine: first.get(source) ?? null, isPublished }
    const decision = decidePost(post, situation)
    if (decision.action === 'create') first.set(source, line)
    // Only what is imported is kept.
    return { line, key: source, json: decision.action === 'create' ? json : bareJson, ...decision }
  })
  await insertLines(tx, importId, decided)
  for (const [path, bytes] of files)
    await tx.query(sql`
      insert into import_files (import_id, path, bytes) values (${importId}, ${path}, decode(${Buffer.from(bytes).toString('base64')}, 'base64'))`)
}

async function findKnown(tx: Database, sources: string[]): Promise<Set<string>> {
  const found = await rows(
    tx,
    sql<{ source: string }>`select source from imported_posts where source = any(${sources}::varchar[])`,
  )
  return new Set(found.map(({ source }) => source))
}
