import type { PostDraft } from './postChanges.ts'
import { checkInput } from '../../../lib/checkInput.ts'
import { t } from '../../../lib/text.ts'

export type DraftProblems = Partial<
  Record<'title' | 'description' | 'videoURL' | 'imageURLs' | 'coverURL' | 'body', string>
>

export const loadPostSchema = async () => (await import('#contracts/content/posts.ts')).publishPostInput

export async function checkDraft(draft: PostDraft): Promise<DraftProblems> {
  const { errors } = await checkInput(loadPostSchema, draft)
  const [inStory] = Object.keys(errors).filter((path) => path.startsWith('body.'))
  return {
    ...errors,
    ...(inStory !== undefined && { body: errors[inStory] }),
    // Zod runs these checks only once everything else is valid; the form reports all errors together.
    ...(draft.type === 'video' && !draft.videoURL && { videoURL: t('Please upload a video file') }),
    ...(draft.type !== 'video' && !draft.imageURLs?.length && { imageURLs: t('Please upload at least one image') }),
  }
}
