import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { Description } from '../../features/shop/articles/Description.tsx'
import { merchandiseArticleQuery } from '../../features/shop/articles/queries.ts'
import { ShareButton } from '../../features/shop/articles/ShareButton.tsx'
import { merchandiseCategoryLabel } from '../../features/shop/merchandise/merchandiseCategoryLabel.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ArticleBuy } from './ArticleBuy.tsx'
import { Stack, Start } from './articleLayout.ts'
import { ArticleHeading } from './ArticleHeading.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import { ProductArticle } from './ProductArticle.tsx'
import { LazyNotFoundPage } from '../LazyNotFoundPage.tsx'
import { useOffers } from '../../lib/siteConfig.ts'
import { t } from '../../lib/text.ts'

const AroundArticle = lazyPart(
  async () => (await import('../../features/shop/articles/AroundArticle.tsx')).AroundArticle,
)
const ReviewSection = lazyPart(
  async () => (await import('../../features/shop/reviews/ReviewSection.tsx')).ReviewSection,
)
const WishButton = lazyPart(async () => (await import('../../features/shop/wishList/WishButton.tsx')).WishButton)
const WithdrawnArticle = lazyPart(
  async () => (await import('../../features/shop/articles/WithdrawnArticle.tsx')).WithdrawnArticle,
)

export function MerchandiseArticle({ id }: { id: number }) {
  const offers = useOffers()
  const [search] = useSearchParams()
  const { user } = useVisitor()
  const { data: article, error, isFetching, refetch } = useQuery(merchandiseArticleQuery(id))

  if (error instanceof ApiError && error.status === 404) return <LazyNotFoundPage />
  if (error) {
    return (
      <Page>
        <ErrorState title={t('This article could not be loaded.')} onRetry={refetch} pending={isFetching} />
      </Page>
    )
  }
  if (!article) return <ArticleSkeleton />
  if (article.state === 'product') return <ProductArticle id={Number(article.productId)} />
  if (article.state === 'withdrawn') {
    return (
      <Page>
        <PageTitle>{article.title ?? t('Not available')}</PageTitle>
        <WithdrawnArticle article={article} />
      </Page>
    )
  }
  const { item, related, appearances } = article
  return (
    <Page>
      <PageTitle>{item.title}</PageTitle>
      <Stack>
        <ArticleBuy
          item={item}
          variantId={search.get('variant')}
          more={
            <>
              <Description markup={item.description} />
              <Start>
                <ShareButton title={item.title} path={articleAddress('merchandise', item.id, item.title)} />
                {user && <WishButton id={item.id} title={item.title} isWide />}
              </Start>
            </>
          }
        >
          <ArticleHeading
            title={item.title}
            list={{ label: t('Merchandise'), to: '/merchandise' }}
            rating={item}
            category={{
              label: merchandiseCategoryLabel(item.category),
              to: `/merchandise?category=${encodeURIComponent(item.category)}`,
            }}
          />
        </ArticleBuy>
        {offers('reviews') && <ReviewSection kind="merchandise" id={item.id} />}
        <AroundArticle title={t('More like this')} related={related} appearances={appearances} />
      </Stack>
    </Page>
  )
}
