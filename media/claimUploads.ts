import { type Database, row, sql } from '#database/sql.ts'
import { ticketOf } from './uploadAddress.ts'

type ClaimedUpload = { id: number; key: string; durationSeconds: number | null; isPlayable: boolean }

type Returned = Omit<ClaimedUpload, 'key' | 'isPlayable'> & { key: string | null; isPlayable: boolean | null }

type Claim = { addresses: string[]; ownerId: number | null; kind: 'image' | 'video'; now: Date }

/**
 * Claims each finished upload at most once, in the caller's transaction. A guest’s upload has no owner.
 * @param addresses upload URLs as issued, whole or only their path.
 * @returns them in order, or null when one belongs to someone else, is unfinished, of another kind, or already in use.
 */
export async function claimUploads(
  tx: Database,
  { addresses, ownerId, kind, now }: Claim,
): Promise<ClaimedUpload[] | null> {
  const claimed: ClaimedUpload[] = []
  for (const address of addresses) {
    const upload = await row(
      tx,
      sql<Returned>`
        update media set used_at = ${now}
        where ticket = ${ticketOf(address)} and owner_id is not distinct from ${ownerId} and state = 'ready' and used_at is null and kind::text = ${kind}
        returning id, split_part(filename, '.', 1) as key, duration_seconds as "durationSeconds",
          coalesce(is_playable, true) as "isPlayable"`,
    )
    if (!upload?.key) return null
    claimed.push({ ...upload, key: upload.key, isPlayable: upload.isPlayable ?? true })
  }
  return claimed
}
