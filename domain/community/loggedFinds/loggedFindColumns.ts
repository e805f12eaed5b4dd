import { stateName } from '#contracts/content/states.ts'
import type { Columns } from '#domain/platform/csv.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { findLoggedFinds, type StoredFind } from './readLoggedFinds.ts'

const AT_ONCE = 500

export async function* listFindRows({ pool, user }: SignedInReq): AsyncGenerator<StoredFind> {
  for (let skip = 0; ; skip += AT_ONCE) {
    const finds = await findLoggedFinds(pool, user.id, { q: '', skip, most: AT_ONCE })
    yield* finds
    if (finds.length < AT_ONCE) return
  }
}

export const loggedFindColumns: Columns<StoredFind> = [
  { title: 'Number', value: ({ catalogueNumber }) => catalogueNumber },
  { title: 'Stone', value: ({ stone }) => stone },
  { title: 'Found on', value: ({ foundOn }) => foundOn },
  { title: 'Place', value: ({ place }) => place },
  { title: 'State', value: ({ state }) => state && stateName(state) },
  { title: 'Latitude of the cell’s middle', value: ({ latitude }) => latitude },
  { title: 'Longitude of the cell’s middle', value: ({ longitude }) => longitude },
  { title: 'Notes', value: ({ notes }) => notes },
  { title: 'Photos', value: ({ photos }) => photos?.length ?? 0 },
]
