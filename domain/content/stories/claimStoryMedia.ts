import { problem } from '#contracts/shared/problem.ts'
import type { Story } from '#contracts/content/story.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { claimUploads } from '#media/claimUploads.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { needsConversion } from '../posts/queueVideo.ts'
import { type MediaKind, mapMedia } from './mapMedia.ts'
import { mapStory } from './mapStory.ts'
import { walkStory } from './walkStory.ts'

type KindsOfMedia = Map<number | string, readonly MediaKind[]>

/**
 * Claims the uploads of a body and checks its other files. Authors may use their own files, employees all.
 *
 * @param story the result of `toStoredStory`.
 * @returns the story with the id of every file.
 * @throws AppError `invalid_upload` or `unsupported_file`.
 */
export async function claimStoryMedia(tx: Database, req: SignedInReq, story: Story): Promise<Story> {
  const wanted = wantedMedia(story)
  const ids = new Map<unknown, number>()
  for (const [value, kinds] of wanted) {
    if (typeof value === 'string') ids.set(value, await claim(tx, req, value, kinds))
  }
  await refuseUnusable(tx, req, wanted)
  return mapStory(story, (node) => {
    const claimed = mapMedia(node, (value) => ids.get(value) ?? value)
    return claimed ? [claimed] : []
  })
}

/** The upload addresses of a body that must still be claimed. */
export const uploadAddresses = (story: Story): string[] =>
  [...wantedMedia(story).keys()].filter((value) => typeof value === 'string')

/** Each file once, with the kinds that all its places allow. */
function wantedMedia({ root }: Story): KindsOfMedia {
  const wanted: KindsOfMedia = new Map()
  for (const { node } of walkStory(root))
    mapMedia(node, (value, kinds) => {
      if (typeof value !== 'number' && typeof value !== 'string') return value
      const before = wanted.get(value)
      wanted.set(value, before ? kinds.filter((kind) => before.includes(kind)) : kinds)
      return value
    })
  return wanted
}

async function claim(tx: Database, req: SignedInReq, address: string, kinds: readonly MediaKind[]): Promise<number> {
  for (const kind of kinds) {
    const [file] = (await claimUploads(tx, { addresses: [address], ownerId: req.user.id, kind, now: req.now })) ?? []
    if (file && (await needsConversion(file))) throw new AppError('unsupported_file.film_in_text')
    if (file) return file.id
  }
  throw invalid()
}

async function refuseUnusable(tx: Database, { user }: SignedInReq, wanted: KindsOfMedia): Promise<void> {
  const ids = [...wanted.keys()].filter((value) => typeof value === 'number')
  if (ids.length === 0) return
  const usable = await rows(
    tx,
    sql<{ id: number; kind: MediaKind | null }>`
      select id, kind from media
      where id = any(${ids}::int[]) and filename is not null and (owner_id = ${user.id} or ${user.isEmployee})`,
  )
  const kindOf = new Map(usable.map(({ id, kind }) => [id, kind]))
  for (const id of ids) {
    const kind = kindOf.get(id)
    if (!kind || !wanted.get(id)?.includes(kind)) throw invalid()
  }
}

const invalid = () =>
  new AppError('invalid_upload', { errors: { body: problem('Please upload the files of the text again') } })
