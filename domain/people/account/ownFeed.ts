import { sha256 } from '#domain/platform/sha256.ts'
import { randomBytes } from 'node:crypto'
import type { MemberFeed } from '#contracts/outreach/memberFeed.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

export const hashFeedToken = (token: string): string => sha256(token)

export const mayHaveFeed = ({ isSubscriber, isEmployee }: SignedInReq['user']): boolean => isSubscriber || isEmployee

export async function readOwnFeed({ pool, user }: SignedInReq): Promise<MemberFeed> {
  const stored = await row(
    pool,
    sql<{ createdAt: Date; lastReadAt: Date | null }>`
      select created_at as "createdAt", last_read_at as "lastReadAt" from member_feeds where user_id = ${user.id}`,
  )
  const feed = stored && {
    createdAt: stored.createdAt.toISOString(),
    lastReadAt: stored.lastReadAt?.toISOString() ?? null,
  }
  return { isMember: mayHaveFeed(user), feed }
}

/** Replaces a previous one. @returns its token, which is not stored. @throws AppError `subscribers_only`. */
export async function createFeed({ pool, user, now }: SignedInReq): Promise<string> {
  if (!mayHaveFeed(user)) throw new AppError('subscribers_only')
  const token = randomBytes(32).toString('base64url')
  await pool.query(sql`
    insert into member_feeds (user_id, token_hash, created_at)
    select id, ${hashFeedToken(token)}, ${now} from users where id = ${user.id}
    on conflict (user_id) do update
      set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null`)
  return token
}

export async function removeFeed(database: Database, userId: number): Promise<void> {
  await database.query(sql`delete from member_feeds where user_id = ${userId}`)
}
