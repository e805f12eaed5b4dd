import {
  type ChangePostEmails,
  type PostEmailChoice,
  postEmailChoiceSchema,
  type PostEmails,
} from '#contracts/outreach/postEmails.ts'
import { POST_KINDS } from '#contracts/content/postKinds.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { personOfToken } from '#domain/platform/mail/personOfToken.ts'

/** Skipped kinds are stored, so that everyone gets a kind that is new. */
export async function findPostEmails(database: Database, userId: number): Promise<PostEmails> {
  const found = await row(
    database,
    sql<{ choice: string; skippedKinds: string[]; letters: boolean }>`
      select choice, skipped_kinds as "skippedKinds", letters from post_email_choices where user_id = ${userId}`,
  )
  const skipped = found?.skippedKinds ?? []
  return {
    choice: postEmailChoiceSchema.nullable().parse(found?.choice ?? null),
    kinds: POST_KINDS.filter((kind) => !skipped.includes(kind)),
    letters: found?.letters ?? false,
  }
}

export async function storePostEmails(
  database: Database,
  userId: number,
  { choice, kinds, letters }: ChangePostEmails,
  now: Date,
): Promise<void> {
  const skipped = kinds ? POST_KINDS.filter((kind) => !kinds.includes(kind)) : null
  // “None” ends letters too, unless they are wanted expressly.
  const given = letters ?? (choice === 'none' ? false : null)
  await database.query(sql`
    insert into post_email_choices (user_id, choice, chosen_at, skipped_kinds, letters)
    select id, ${choice}, ${now}, coalesce(${skipped}::varchar[], '{}'), coalesce(${given}::boolean, true) from users where id = ${userId}
    on conflict (user_id) do update set choice = excluded.choice, chosen_at = excluded.chosen_at,
      skipped_kinds = coalesce(${skipped}::varchar[], post_email_choices.skipped_kinds),
      letters = coalesce(${given}::boolean, post_email_choices.letters)`)
}

/** The choice on the page that confirms an address. An earlier one stays. */
export async function storeFirstChoice(
  tx: Database,
  userId: number,
  { choice, now }: { choice: PostEmailChoice; now: Date },
): Promise<void> {
  await tx.query(sql`
    insert into post_email_choices (user_id, choice, chosen_at, letters)
    values (${userId}, ${choice}, ${now}, ${choice !== 'none'})
    on conflict (user_id) do nothing`)
}

/** From emails about posts and from letters. @throws AppError `invalid_token`. */
export async function unsubscribe(req: Req, token: string): Promise<void> {
  const { id } = await personOfToken(req, token)
  await storePostEmails(req.pool, id, { choice: 'none' }, req.now)
}
