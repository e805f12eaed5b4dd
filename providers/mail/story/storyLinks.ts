import type { Language } from '#contracts/shared/languages.ts'
import type { Translate } from '#texts/textsIn.ts'
import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import type { StoryMedia, StoryNode } from '#contracts/content/story.ts'

/** The post, the site that relative links belong to, and the reader's language. */
export type StoryPage = {
  url: string
  site: string
  countedLink: (url: string) => string
  language: Language
  t: Translate
}

/** The absolute target of a link; null for an unsafe one. A fragment leads to the post. */
export function linkOf({ fields }: StoryNode, page: StoryPage): string | null {
  const { url } = (fields ?? {}) as { url?: unknown }
  return typeof url === 'string' && isSafeUrl(url) ? new URL(url, page.url).href : null
}

/** Instead of a photo that only members may see: a mail program is nobody’s session. */
export const photoLine = ({ alt, kind }: StoryMedia, label: string, t: Translate): string => {
  const what = kind === 'video' ? t('Watch the film') : t('See the photo')
  const about = [label, alt].filter(Boolean).join(': ')
  return about ? `${what}: ${about}` : what
}
