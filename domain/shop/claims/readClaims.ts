import type { Claim, ClaimKind, ClaimState } from '#contracts/shop/claims.ts'
import { row, rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { mayReply } from './claimStates.ts'

/** Oldest first. @param orderId already proven to be this visitor's. */
export async function readClaims({ pool }: Req, orderId: number): Promise<Claim[]> {
  const found = await rows(
    pool,
    sql<{
      id: number
      kind: ClaimKind
      status: ClaimState
      createdAt: Date
      replacement: string | null
      messages: { at: number | null; fromStaff: boolean; text: string }[] | null
      photos: number[] | null
    }>`
      select c.id, c.kind, c.status, c.created_at as "createdAt", (select reference from orders where id = c.replacement_id) as replacement,
        coalesce((select json_agg(json_build_object('at', (extract(epoch from m.created_at) * 1000)::float8, 'fromStaff', m.from_staff, 'text', m.text) order by m.id)
          from claim_messages m where m.claim_id = c.id), '[]') as messages,
        coalesce((select json_agg(p.id order by p.id) from claim_photos p where p.claim_id = c.id), '[]') as photos
      from claims c where c.order_id = ${orderId} order by c.id`,
  )
  return found.map(({ createdAt, messages, photos, ...claim }) => ({
    ...claim,
    createdAt: createdAt.toISOString(),
    messages: (messages ?? []).map(({ at, fromStaff, text }) => ({
      at: new Date(at ?? 0).toISOString(),
      from: fromStaff ? ('staff' as const) : ('buyer' as const),
      text,
    })),
    photos: photos ?? [],
    canReply: mayReply(claim.status),
  }))
}

/** @throws AppError `claim_not_found`. */
export async function readClaim(req: Req, orderId: number, claimId: number): Promise<Claim> {
  const claim = (await readClaims(req, orderId)).find(({ id }) => id === claimId)
  if (!claim) throw new AppError('claim_not_found')
  return claim
}

/** @param orderId null for employees. @throws AppError `claim_not_found`. */
export async function readClaimPhoto(
  { pool }: Req,
  { orderId, claimId, photoId }: { orderId: number | null; claimId: number; photoId: number },
): Promise<Buffer> {
  const photo = await row(
    pool,
    sql<{ bytes: Buffer }>`
      select p.bytes from claim_photos p join claims c on c.id = p.claim_id
      where p.id = ${photoId} and c.id = ${claimId} and c.order_id = coalesce(${orderId}::int, c.order_id)`,
  )
  if (!photo) throw new AppError('claim_not_found')
  return photo.bytes
}
