import type { MerchandiseArticle } from '#contracts/shop/articles.ts'
import { t } from '../../../lib/text.ts'
import { ShopButton } from '../../../ui/ShopButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'

type Withdrawn = Extract<MerchandiseArticle, { state: 'withdrawn' }>

export function WithdrawnArticle({ article: { title, related } }: { article: Withdrawn }) {
  return (
    <>
      <EmptyState
        headingLevel="h1"
        title={title ? t('{title} is no longer for sale', { title }) : t('This article is no longer for sale')}
        actions={<ShopButton>{t('Shop Merchandise')}</ShopButton>}
      >
        {t('We took it out of the shop. Orders that were already paid are still printed.')}
      </EmptyState>
      <RelatedArticles title={t('You can get these instead')} items={related} />
    </>
  )
}
