import { gzipSync } from 'node:zlib'
import type { Import, ImportKind, ImportLine } from '#contracts/imports.ts'
import type { Browser } from './Browser.ts'
import { eventually } from './people.ts'

export const packed = (content: string | Buffer): string => gzipSync(content).toString('base64')

type Extra = {
  kind?: ImportKind
  fileName?: string
  complimentaryUntil?: string
  oldSite?: string
  isPublished?: boolean
}

export const check = (owner: Browser, content: string | Buffer, extra: Extra = {}) =>
  owner.post('/api/admin/imports', {
    kind: 'patreon-members',
    fileName: 'members.csv',
    file: packed(content),
    ...extra,
  })

export async function checked(owner: Browser, content: string | Buffer, extra: Extra = {}): Promise<Import> {
  const answer = await check(owner, content, extra)
  if (answer.status !== 201) throw new Error(`The check answered ${answer.status}: ${answer.text}`)
  return answer.json as Import
}

export const readImport = async (owner: Browser, id: Import['id']): Promise<Import> =>
  (await owner.get(`/api/admin/imports/${id}`)).json as Import

export async function linesOf(owner: Browser, id: Import['id'], query = ''): Promise<ImportLine[]> {
  const { json } = await owner.get(`/api/admin/imports/${id}/lines${query}`)
  return (json as { lines: ImportLine[] }).lines
}

/** Until the job is done. */
export async function perform(owner: Browser, id: Import['id'], step: 'run' | 'invite' | 'undo'): Promise<Import> {
  const answer = await owner.post(`/api/admin/imports/${id}/${step}`)
  if (answer.status !== 202) throw new Error(`It answered ${answer.status}: ${answer.text}`)
  await eventually(async () => ['done', 'undone'].includes((await readImport(owner, id)).state))
  return readImport(owner, id)
}

export const PATREON_HEADER =
  'Name,Email,Discord,Patron Status,Follows You,Free Member,Free Trial,Lifetime Amount,Pledge Amount,Charge Frequency,Tier,Addressee,Street,City,State,Zip,Country,Phone,Patronage Since Date,Last Charge Date,Last Charge Status,Additional Details,User ID,Last Updated,Currency,Max Posts,Access Expiration,Next Charge Date,Full country name,Subscription Source'

export const patron = (name: string, email: string, status = 'Active patron', since = '2023-05-06 07:08:09') =>
  `${name},${email},,${status},No,No,No,24.00,12.00,monthly,Digger,,,,,,US,,${since},2026-05-06 07:08:09,Paid,,1,2026-05-06 07:08:09,USD,,,,United States,Patreon`

export const patreonFile = (...lines: string[]) => [PATREON_HEADER, ...lines].join('\r\n')
