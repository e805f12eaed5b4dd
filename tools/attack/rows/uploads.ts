import sharp from 'sharp'
import { UPLOAD_BYTES_PER_DAY } from '../../../contracts/shared/constants.ts'
import type { Testbed, Row } from '../Row.ts'
import { tally, Visitor } from '../Visitor.ts'

const FILES = 20
const FREE_FILES = 3

export const uploads: Row = {
  name: 'uploads',
  needs: [],
  keepsLimits: true,
  run: async (testbed) => {
    const findings: string[] = []
    const stranger = await new Visitor(testbed).signUp({ isConfirmed: false })
    const refused = await stranger.send('POST', '/api/objects/upload', {})
    if (refused.status !== 403) findings.push(`an unconfirmed account got ${refused.status} for an upload address`)
    const member = await new Visitor(testbed).signUp()
    const picture = await noise()
    const put = (address: string) => send(member, address, picture)
    await put(await addressFor(member, 1_000))
    if ((await countStored(testbed, member.id)) > 0) findings.push('a file longer than announced was stored')
    const addresses: string[] = []
    for (let file = 0; file < FILES; file++) addresses.push(await addressFor(member))
    await useQuota(testbed, member.id, UPLOAD_BYTES_PER_DAY - (FREE_FILES + 0.5) * picture.length)
    const statuses = await Promise.all(addresses.map(put))
    const stored = await countStored(testbed, member.id)
    if (stored !== FREE_FILES) findings.push(`${stored} files were stored where ${FREE_FILES} had room`)
    return { tried: `${FILES} uploads at once with room for ${FREE_FILES}: ${tally(statuses)}`, findings }
  },
}

async function noise(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  return new Uint8Array(await picture.jpeg({ quality: 100 }).toBuffer())
}

/** @returns 0 when the site closes the connection early. */
const send = (sender: Visitor, address: string, body: Uint8Array<ArrayBuffer>): Promise<number> =>
  sender.put(address, body, 'image/jpeg').then(
    ({ status }) => status,
    () => 0,
  )

async function countStored({ pool }: Testbed, ownerId: number): Promise<number> {
  const stored = `select 1 from media where owner_id = $1 and filename is not null`
  return (await pool.query(stored, [ownerId])).rowCount ?? 0
}

async function addressFor(visitor: Visitor, size?: number): Promise<string> {
  const { status, json } = await visitor.send('POST', '/api/objects/upload', size === undefined ? {} : { size })
  if (status !== 200) throw new Error(`A request for an upload address answered ${status}`)
  return new URL((json as { uploadURL: string }).uploadURL).pathname
}

/** Instead of uploading ten gigabytes. */
async function useQuota({ pool }: Testbed, userId: number, bytes: number): Promise<void> {
  await pool.query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [`upload-bytes:user ${userId}`, Math.round(bytes / 1024), Date.now() + 3_600_000],
  )
}
