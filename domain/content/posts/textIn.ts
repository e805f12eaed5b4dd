import type { Language } from '#contracts/shared/languages.ts'
import type { StoredPost } from './findPosts.ts'

type Titles = Pick<StoredPost, 'title' | 'germanTitle'>
type Texts = Titles & Pick<StoredPost, 'description' | 'germanDescription' | 'hasBody' | 'hasGermanBody'>

/** The title of a post for a page in this language, and the language of its text. */
export const titleIn = ({ title, germanTitle }: Titles, wanted: Language): { title: string; language: Language } =>
  wanted === 'de' && germanTitle ? { title: germanTitle, language: 'de' } : { title, language: 'en' }

/** The text of a post for a page in this language: its translation, which is whole, or else the original. */
export function textIn(
  post: Texts,
  wanted: Language,
): { title: string; description: string; hasBody: boolean; language: Language } {
  const shown = titleIn(post, wanted)
  return shown.language === 'de'
    ? { ...shown, description: post.germanDescription ?? '', hasBody: post.hasGermanBody }
    : { ...shown, description: post.description ?? '', hasBody: post.hasBody }
}
