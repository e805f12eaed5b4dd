import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { UNUSED_UPLOAD_HOURS } from '#contracts/shared/constants.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { mediaFolder } from './mediaFolder.ts'
import { PANEL_UPLOAD } from './panelUpload.ts'
import type { StoredFile } from './store/FileStore.ts'
import { store } from './store/store.ts'
import { STREAMS_FOLDER, streamFolder } from './streams/streamFiles.ts'

/** Only files with generated names are deleted. */
const ORIGINAL = /^(?:sizes\/)?(\w{20}\.(?:mp4|mov|avi|jpg|png|webp))(?:\.\d+\.(?:avif|webp))?$/
const UPLOAD = /^uploads\/([\w-]{32})$/
const UNFINISHED = /\.part$/

/** After a day: leftovers of crashes, sizes of deleted images, converted originals, abandoned uploads. */
export async function sweepStore(pool: Pool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNUSED_UPLOAD_HOURS * 3_600_000)
  let swept = await sweepFolder('incoming', before)
  swept += await sweepFolder('work', before)
  for await (const page of store().list()) {
    for (const key of await orphansOf(
      pool,
      page.filter(({ modifiedAt }) => modifiedAt < before),
    )) {
      await store().remove(key)
      swept += 1
    }
  }
  return swept + (await sweepStreams(pool))
}

/** A stream is made after its film is stored, so one without a film has lost it. */
async function sweepStreams(pool: Pool): Promise<number> {
  let swept = 0
  for await (const filenames of store().folders(STREAMS_FOLDER)) {
    const known = await rows(
      pool,
      sql<{ filename: string | null }>`select filename from media where filename = any(${filenames})`,
    )
    const kept = new Set(known.map(({ filename }) => filename))
    for (const filename of filenames.filter((name) => !kept.has(name))) {
      await store().removeFolder(streamFolder(filename))
      swept += 1
    }
  }
  return swept
}

async function orphansOf(database: Database, files: StoredFile[]): Promise<string[]> {
  const keys = files.map(({ key }) => key)
  const known = await rows(
    database,
    sql<{ name: string | null }>`
      select filename as name from media where filename = any(${keys.map((key) => ORIGINAL.exec(key)?.[1] ?? '')})
      union all select ticket from media where ticket = any(${keys.map((key) => UPLOAD.exec(key)?.[1] ?? '')}) and used_at is null`,
  )
  const names = new Set(known.map(({ name }) => name))
  return keys.filter((key) => {
    const name = ORIGINAL.exec(key)?.[1] ?? UPLOAD.exec(key)?.[1]
    return name ? !names.has(name) : UNFINISHED.test(key) || PANEL_UPLOAD.test(key)
  })
}

/** Unfinished files are always on this machine's disk. */
async function sweepFolder(name: string, before: Date): Promise<number> {
  const folder = join(mediaFolder(), name)
  let swept = 0
  for (const entry of await readdir(folder).catch(() => [])) {
    const path = join(folder, entry)
    const found = await newest(path)
    if (!found || found >= before) continue
    await rm(path, { recursive: true, force: true })
    swept += 1
  }
  return swept
}

/** What describes a partial upload is written once, and needed as long as bytes arrive. */
async function newest(path: string): Promise<Date | null> {
  const found = await Promise.all([path, path.replace(/\.json$/, '')].map((one) => stat(one).catch(() => null)))
  const times = found.flatMap((one) => one?.mtime.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times))
}
