import { publishPostInput } from '#contracts/content/posts.ts'
import type { PostDraft } from './postChanges.ts'
import { issueTexts } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'

export type DraftProblems = Partial<
  Record<'title' | 'description' | 'videoURL' | 'imageURLs' | 'coverURL' | 'body', string>
>

export function checkDraft(draft: PostDraft): DraftProblems {
  const { error } = publishPostInput.safeParse(draft)
  return {
    ...issueTexts(error?.issues.map((issue) => (issue.path[0] === 'body' ? { ...issue, path: ['body'] } : issue))),
    // Zod runs these checks only once everything else is valid; the form reports all errors together.
    ...(draft.type === 'video' && !draft.videoURL && { videoURL: t('Please upload a video file') }),
    ...(draft.type !== 'video' && !draft.imageURLs?.length && { imageURLs: t('Please upload at least one image') }),
  }
}
