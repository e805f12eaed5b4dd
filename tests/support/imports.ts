import { gzipSync } from 'node:zlib'
import type { ChosenColumns, Import, ImportKind, ImportLine } from '#contracts/operations/imports.ts'
import type { Browser } from './Browser.ts'
import { eventually } from './people.ts'
import type { Site } from './site.ts'

export const packed = (content: string | Buffer): string => gzipSync(content).toString('base64')

type Extra = {
  kind?: ImportKind
  columns?: ChosenColumns
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

/** Until the returned function is called, the database raises `code` for rows of `table`. @param when about `new`. */
export async function refuseRows(
  { pool }: Site,
  { table, when, code = '23514' }: { table: string; when: string; code?: string },
): Promise<() => Promise<void>> {
  await pool.query(`
    create function refuse_row() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$;
    create trigger refuse_row before insert on ${table} for each row when (${when}) execute function refuse_row()`)
  return async () => void (await pool.query(`drop trigger refuse_row on ${table}; drop function refuse_row()`))
}

/** As if the process were killed there, until the returned function is called. */
export async function killAtLine({ pool }: Site, importId: Import['id'], line: number): Promise<() => Promise<void>> {
  await pool.query(`
    create function kill_import() returns trigger language plpgsql as $$ begin
      if new.line = ${line} then raise exception 'killed'; end if; return new; end $$;
    create trigger kill_import before update on import_lines for each row when (new.import_id = ${Number(importId)}) execute function kill_import()`)
  return async () => void (await pool.query('drop trigger kill_import on import_lines; drop function kill_import()'))
}

/** Whether its job was tried and failed. */
export async function hasFailed({ pool }: Site, importId: Import['id']): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from graphile_worker.jobs where key = $1 and last_error is not null and locked_at is null`,
    [`import:${importId}`],
  )
  return rowCount === 1
}

/** As the next process does. */
export async function resume({ payload, pool }: Site): Promise<void> {
  const { resumeImports } = await import('#domain/operations/imports/resumeImports.ts')
  await resumeImports({ payload, pool, user: null, now: new Date(), log: payload.logger })
}
