import { ALL_NOTICES, type PostNotices } from '#contracts/content/postNotices.ts'
import { type Database, row, sql } from '#database/sql.ts'

/** A post without a row has both, so that an import or another service need not choose. */
export async function findPostNotices(database: Database, postId: number): Promise<PostNotices> {
  const stored = await row(database, sql<PostNotices>`select email, push from post_notices where post_id = ${postId}`)
  return stored ?? ALL_NOTICES
}

/** `startPostPushes` and `listMailedPosts` leave out posts that are stored without them. */
export async function storePostNotices(tx: Database, postId: number, { email, push }: PostNotices): Promise<void> {
  await tx.query(sql`
    insert into post_notices (post_id, email, push) values (${postId}, ${email}, ${push})
    on conflict (post_id) do update set email = excluded.email, push = excluded.push`)
}

export async function allowPostEmails(tx: Database, postId: number): Promise<void> {
  await tx.query(sql`update post_notices set email = true where post_id = ${postId}`)
}
