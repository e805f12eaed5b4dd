import { assertStored } from '#database/assertStored.ts'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { BYTES } from '#contracts/shared/constants.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { row, sql } from '#database/sql.ts'
import { projectRoot } from '#env'
import { storeFile } from '#media/storeFile.ts'
import { createTicket } from '#media/tickets.ts'

const folder = join(projectRoot, 'media/demo')

const demoFileSchema = z.object({
  file: z.string(),
  kind: z.enum([
    'video',
    'cover',
    'gallery',
    'product',
    'hero',
    'portrait',
    'logo',
    'creatorFilm',
    'creatorPoster',
    'signature',
  ]),
  alt: z.string(),
})
export type DemoFile = z.infer<typeof demoFileSchema>

/** @param list the file of `media/demo/` that lists them. */
export async function demoFiles(kind: DemoFile['kind'], list = 'index.json'): Promise<DemoFile[]> {
  return (await allFiles(list)).filter((file) => file.kind === kind)
}

/** The description of each file, by a name such as `gallery/laguna-slice`. */
export async function demoFileNames(): Promise<Map<string, string>> {
  const files = [...(await allFiles('index.json')), ...(await allFiles('pottery.json'))]
  return new Map(files.map(({ file, alt }) => [file.slice(0, -extname(file).length), alt]))
}

const allFiles = async (list: string): Promise<DemoFile[]> =>
  z.array(demoFileSchema).parse(JSON.parse(await readFile(join(folder, list), 'utf8')))

export async function uploadDemoFile(req: Req, owner: Actor, { file, alt }: DemoFile): Promise<string> {
  const ticket = await createTicket(req.pool, { ownerId: owner.id, maxBytes: BYTES.employeeVideo, now: req.now })
  const media = await row(
    req.pool,
    sql<{ id: number }>`update media set alt = ${alt}, state = 'receiving' where ticket = ${ticket} returning id`,
  )
  assertStored(media, 'upload')
  const incoming = await mkdtemp(join(tmpdir(), 'stone-hunt-seed-'))
  try {
    const copy = join(incoming, 'file')
    await copyFile(join(folder, file), copy)
    await storeFile(req.pool, media.id, copy)
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
  return `/media/uploads/${ticket}`
}
