import type { MerchandiseArticle } from '#contracts/articles.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'

type Withdrawn = Extract<MerchandiseArticle, { state: 'withdrawn' }>

export function WithdrawnArticle({ article: { title, related } }: { article: Withdrawn }) {
  return (
    <>
      <EmptyState
        headingLevel="h1"
        title={title ? `${title} is no longer for sale` : 'This article is no longer for sale'}
        actions={<ButtonLink to="/merchandise">Shop Merchandise</ButtonLink>}
      >
        We took it out of the shop. Orders that were already paid are still printed.
      </EmptyState>
      <RelatedArticles title="You can get these instead" items={related} />
    </>
  )
}
