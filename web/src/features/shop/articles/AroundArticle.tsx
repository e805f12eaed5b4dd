import type { Appearance } from '#contracts/shop/articles.ts'
import type { StoryItem } from '#contracts/content/story.ts'
import { Appearances } from './Appearances.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'

type AroundArticleProps = { title: string; related: StoryItem[]; appearances: Appearance[] }

/** Below an article: posts that show it, and other articles. */
export function AroundArticle({ title, related, appearances }: AroundArticleProps) {
  return (
    <>
      <Appearances posts={appearances} />
      <RelatedArticles title={title} items={related} />
    </>
  )
}
