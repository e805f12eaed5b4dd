import type { PostEmailChoice } from '#contracts/postEmails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req, SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { userOfToken } from './unsubscribeToken.ts'

export async function readPostEmails({ pool, user }: SignedInReq): Promise<PostEmailChoice | null> {
  const found = await row(
    pool,
    sql<{ choice: string }>`select choice from post_email_choices where user_id = ${user.id}`,
  )
  return (found?.choice ?? null) as PostEmailChoice | null
}

export async function choosePostEmails({ pool, user, now }: SignedInReq, choice: PostEmailChoice): Promise<void> {
  await store(pool, user.id, choice, now)
}

/** Also for a closed account. @throws ShopError `invalid_token`. */
export async function unsubscribe({ payload, pool, now }: Req, token: string): Promise<void> {
  const userId = userOfToken(payload, token)
  if (userId === null) throw new ShopError('invalid_token')
  await store(pool, userId, 'none', now)
}

async function store(database: Database, userId: number, choice: PostEmailChoice, now: Date): Promise<void> {
  await database.query(sql`
    insert into post_email_choices (user_id, choice, chosen_at)
    select id, ${choice}, ${now} from users where id = ${userId}
    on conflict (user_id) do update set choice = excluded.choice, chosen_at = excluded.chosen_at`)
}
