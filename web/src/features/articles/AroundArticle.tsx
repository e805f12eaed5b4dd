import type { Appearance } from '#contracts/articles.ts'
import type { StoryItem } from '#contracts/story.ts'
import { Appearances } from './Appearances.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'

type AroundArticleProps = { title: string; related: StoryItem[]; appearances: Appearance[] }

/** What is below an article: where it is seen, and what else there is. */
export function AroundArticle({ title, related, appearances }: AroundArticleProps) {
  return (
    <>
      <Appearances posts={appearances} />
      <RelatedArticles title={title} items={related} />
    </>
  )
}
