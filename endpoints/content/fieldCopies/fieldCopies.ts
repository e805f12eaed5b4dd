import type { FieldFile } from '#contracts/content/fieldCopies.ts'
import * as routes from '#contracts/routes/content/fieldCopies.ts'
import { fieldUntil } from '#domain/content/fieldCopies/fieldUntil.ts'
import { findFieldFilm } from '#domain/content/fieldCopies/findFieldFilm.ts'
import { findKept } from '#domain/content/fieldCopies/findKept.ts'
import { photosOf } from '#domain/content/fieldCopies/photosOf.ts'
import { findWatchable } from '#domain/content/posts/findWatchable.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { implement } from '../../implement.ts'
import { presentFullPost } from '../posts/presentFullPost.ts'

export const readFieldCopy = implement(
  routes.readFieldCopy,
  async (req, { params: { id }, query: { language } }) => {
    const lease = leaseOf(req)
    const stored = await findWatchable(req, id)
    const post = await presentFullPost(req, stored, language)
    const film = stored.videoKey && post.videoURL ? await findFieldFilm(req.pool, stored.videoKey) : null
    const files: FieldFile[] = [
      ...photosOf(post).map((url) => ({ url, kind: 'photo' as const })),
      ...post.captions.map(({ url }) => ({ url, kind: 'captions' as const })),
      ...(film?.files ?? []).map((url) => ({ url, kind: 'film' as const })),
    ]
    // The storyboard is for the whole film's stream.
    const shown = { ...post, videoURL: film?.videoURL ?? null, streamURL: film?.streamURL ?? null, storyboardURL: null }
    return { ...lease, post: shown, files, isFilmMissing: post.type === 'video' && film === null }
  },
  { rateLimit: { calls: 120, seconds: 3600 } },
)

export const readFieldLease = implement(routes.readFieldLease, async (req, { query: { posts } }) => ({
  ...leaseOf(req),
  posts: await findKept(req, posts),
}))

/** @throws AppError `subscribers_only`. */
function leaseOf({ user, now }: SignedInReq): { owner: number; expiresAt: string } {
  const until = fieldUntil(user, now)
  if (!until) throw new AppError('subscribers_only')
  return { owner: user.id, expiresAt: until.toISOString() }
}
