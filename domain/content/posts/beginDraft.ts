import type { BeginPostInput } from '#contracts/content/posts.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { createPost } from './createPost.ts'

/**
 * A draft of the person who asks, with finished, unused uploads of theirs.
 * @throws AppError `invalid_upload`, `unsupported_file` or `too_large`.
 */
export function beginDraft(req: SignedInReq, { title, type, files }: BeginPostInput): Promise<number> {
  const media = type === 'video' ? { videoURL: files[0] } : { imageURLs: files }
  return createPost(req, { title, type, description: '', ...media }, { isDraft: true })
}
