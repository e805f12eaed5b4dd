import { basename, extname } from 'node:path'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { claimUploads } from '#media/claimUploads.ts'
import { demoFiles, uploadDemoFile } from './demoMedia.ts'
import { type DemoFilm, filmPartList } from './filmPartList.ts'

/** Captions, chapters and finds, through the Local API as the panel does. */
export async function seedFilmParts(req: Req, employee: Actor): Promise<void> {
  for (const film of filmPartList) {
    const post = await row(req.pool, sql<{ id: number }>`select id from posts where title = ${film.title}`)
    if (!post) throw new Error(`The demo has no post “${film.title}”`)
    if (!(await returnsRow(req.pool, statement`select id from captions where post_id = ${post.id}`)))
      await seedFilm(req, employee, post.id, film)
  }
}

async function seedFilm(req: Req, employee: Actor, id: number, film: DemoFilm): Promise<void> {
  const { payload } = req
  if (film.chapters)
    await payload.update({ collection: 'posts', id, data: { chapters: film.chapters }, depth: 0, overrideAccess: true })
  for (const { language, lines } of film.captions)
    await payload.create({
      collection: 'captions',
      data: { post: id, language, vtt: writeLines(lines) },
      overrideAccess: true,
    })
  for (const { picture, ...find } of film.finds)
    await payload.create({
      collection: 'finds',
      data: { ...find, post: id, frame: await storePicture(req, employee, picture) },
      overrideAccess: true,
    })
}

const SECONDS_APART = 5

function writeLines(lines: string[]): string {
  const time = (second: number) => `00:${String(second).padStart(2, '0')}.000`
  const cues = lines.map(
    (line, index) => `${time(index * SECONDS_APART)} --> ${time(index * SECONDS_APART + SECONDS_APART - 1)}\n${line}`,
  )
  return ['WEBVTT', ...cues].join('\n\n')
}

async function storePicture(req: Req, employee: Actor, name: string): Promise<number | null> {
  const file = (await demoFiles('gallery')).find((one) => basename(one.file, extname(one.file)) === name)
  if (!file) throw new Error(`The demo has no picture “${name}”`)
  const address = await uploadDemoFile(req, employee, file)
  const claim = { addresses: [address], ownerId: employee.id, kind: 'image' as const, now: req.now }
  return inTransaction(req.pool, async (tx) => (await claimUploads(tx, claim))?.[0]?.id ?? null)
}
