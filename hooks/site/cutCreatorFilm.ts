import type { GlobalBeforeChangeHook } from 'payload'
import { CREATOR_CLIPS } from '#contracts/platform/creatorClip.ts'
import { idOf } from '#contracts/shared/idOf.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { makeCreatorClip } from '#domain/platform/site/makeCreatorClip.ts'
import type { Landing } from '../../payload-types.ts'

/**
 * Cuts what visitors get of the creator's film once another film or another part of it is chosen. Without a film, its clip
 * isn't used any more.
 *
 * @throws AppError as `makeCreatorClip`.
 */
export const cutCreatorFilm: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const next = { ...(originalDoc as Partial<Landing> | undefined), ...(data as Partial<Landing>) }
  const before = originalDoc as Partial<Landing> | undefined
  const film = idOf(next.creatorFilm)
  const kind = CREATOR_CLIPS.find((known) => known === next.creatorFilmUse) ?? 'film'
  if (film === null) return { ...data, creatorClip: null, creatorClipPoster: null }
  const isSame =
    film === idOf(before?.creatorFilm) && kind === before?.creatorFilmUse && idOf(before.creatorClip) !== null
  if (isSame) return data
  const { clip, poster } = await makeCreatorClip(await databaseOfRequest(req), { mediaId: film, kind, now: new Date() })
  return { ...data, creatorClip: clip, creatorClipPoster: poster }
}
