import { POST_KINDS } from '#contracts/content/postKinds.ts'
import type { PushChoices } from '#contracts/community/push.ts'
import { type Database, row, sql } from '#database/sql.ts'

/** Skipped kinds are stored, so that everyone is notified about a kind that is new. */
export async function findPushChoices(database: Database, userId: number): Promise<PushChoices> {
  const found = await row(
    database,
    sql<{ skippedKinds: string[]; replies: boolean }>`
      select skipped_kinds as "skippedKinds", replies from push_choices where user_id = ${userId}`,
  )
  const skipped = found?.skippedKinds ?? []
  return { kinds: POST_KINDS.filter((kind) => !skipped.includes(kind)), replies: found?.replies ?? true }
}

export async function storePushChoices(
  database: Database,
  userId: number,
  { kinds, replies }: PushChoices,
): Promise<void> {
  const skipped = POST_KINDS.filter((kind) => !kinds.includes(kind))
  await database.query(sql`
    insert into push_choices (user_id, skipped_kinds, replies) select id, ${skipped}::varchar[], ${replies} from users where id = ${userId}
    on conflict (user_id) do update set skipped_kinds = excluded.skipped_kinds, replies = excluded.replies`)
}
