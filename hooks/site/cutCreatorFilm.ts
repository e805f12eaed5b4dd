import type { GlobalBeforeChangeHook } from 'payload'
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
export const cutCreatorFilm: GlobalBeforeChangeHook = async ({ data, originalDoc, req }): Promise<Partial<Landing>> => {
  const before = (originalDoc ?? {}) as Partial<Landing>
  const saved = data as Partial<Landing>
  const { creatorFilm, creatorFilmUse } = { ...before, ...saved }
  const film = idOf(creatorFilm)
  const kind = creatorFilmUse ?? 'film'
  if (film === null) return { ...saved, creatorClip: null, creatorClipPoster: null }
  const isSame =
    film === idOf(before.creatorFilm) && kind === before.creatorFilmUse && idOf(before.creatorClip) !== null
  if (isSame) return saved
  const { clip, poster } = await makeCreatorClip(await databaseOfRequest(req), { mediaId: film, kind, now: new Date() })
  return { ...saved, creatorClip: clip, creatorClipPoster: poster }
}
