import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { PHOTO_STATES } from '#contracts/shop/photoStates.ts'
import type { Product } from '#contracts/shop/products.ts'
import { ArticlePictures } from '../../features/shop/articles/ArticlePictures.tsx'
import { Description } from '../../features/shop/articles/Description.tsx'
import { productArticleQuery } from '../../features/shop/articles/queries.ts'
import { ShareButton } from '../../features/shop/articles/ShareButton.tsx'
import { dayOf } from '../../lib/dates.ts'
import { useOffers } from '../../lib/siteConfig.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ShopButton } from '../../ui/ShopButton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Price } from '../../ui/Price.tsx'
import { Columns, Side, Stack, Start } from './articleLayout.ts'
import { ArticleBuy } from './ArticleBuy.tsx'
import { ArticleHeading } from './ArticleHeading.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import { LazyNotFoundPage } from '../LazyNotFoundPage.tsx'
import { t } from '../../lib/text.ts'
import { Trans } from '../../ui/Trans.tsx'
import { categoryLabel } from '../../features/shop/catalogue/categoryLabel.ts'

const AroundArticle = lazyPart(
  async () => (await import('../../features/shop/articles/AroundArticle.tsx')).AroundArticle,
)
const ReviewSection = lazyPart(
  async () => (await import('../../features/shop/reviews/ReviewSection.tsx')).ReviewSection,
)
const StonePapers = lazyPart(async () => (await import('../../features/shop/stones/StonePapers.tsx')).StonePapers)
const PlaceFacts = lazyPart(async () => (await import('../../features/content/places/PlaceFacts.tsx')).PlaceFacts)
const WishButton = lazyPart(async () => (await import('../../features/shop/wishList/WishButton.tsx')).WishButton)
const ItemAlertButton = lazyPart(
  async () => (await import('../../features/shop/itemAlerts/ItemAlertButton.tsx')).ItemAlertButton,
)
const Story = lazyPart(async () => (await import('../../features/content/stories/Story.tsx')).Story)

export function ProductArticle({ id }: { id: number }) {
  const offers = useOffers()
  const [search] = useSearchParams()
  const { user } = useVisitor()
  const { data, error, isFetching, refetch } = useQuery(productArticleQuery(id))

  if (error instanceof ApiError && error.status === 404) return <LazyNotFoundPage />
  if (error) {
    return (
      <Page>
        <ErrorState title={t('This product could not be loaded.')} onRetry={refetch} pending={isFetching} />
      </Page>
    )
  }
  if (!data) return <ArticleSkeleton />
  const { product, item, story, papers, photos, related, appearances } = data
  const path = articleAddress('product', product.id, product.name)
  const pictures = [...(product.imageUrl ? [product.imageUrl] : []), ...photos.map(({ imageUrl }) => imageUrl)]
  const captions = new Map(photos.map(({ imageUrl, shows }) => [imageUrl, shows && t(PHOTO_STATES[shows])]))
  const heading = (
    <ArticleHeading
      title={product.name}
      list={{ label: t('Shop'), to: '/shop' }}
      rating={product}
      category={{
        label: categoryLabel(product.category),
        to: `/shop?category=${encodeURIComponent(product.category)}`,
      }}
    />
  )
  const more = (
    <>
      <Description markup={product.description} />
      <Start>
        <ShareButton title={product.name} path={path} />
        {user && (product.merchandiseId === null || offers('merchandise')) && (
          <WishButton id={product.articleId} title={product.name} isWide />
        )}
      </Start>
    </>
  )
  return (
    <Page>
      <PageTitle>{product.name}</PageTitle>
      <Stack>
        {item && product.inStock ? (
          <ArticleBuy
            item={item}
            isOwn={product.merchandiseId === null}
            variantId={search.get('variant')}
            pictures={pictures}
            captions={captions}
            more={more}
          >
            {heading}
            {product.isUsed && (
              <p>
                <Badge>{t('Used')}</Badge>
              </p>
            )}
            {product.membersUntil && <MembersFirst until={product.membersUntil} />}
            {product.merchandiseId !== null && offers('merchandise') && (
              <p>
                <Trans
                  id="Sold as <0>{title}</0>"
                  values={{ title: item.title }}
                  components={{ 0: <Link to={articleAddress('merchandise', item.id, item.title)} /> }}
                />
              </p>
            )}
          </ArticleBuy>
        ) : (
          <Columns>
            <ArticlePictures
              title={product.name}
              urls={pictures}
              captions={captions}
              seed={`${product.id} ${product.name}`}
            />
            <Side>
              {heading}
              {papers && !product.inStock ? <Sold product={product} /> : <NotOnline product={product} />}
              {!papers &&
                item?.variants.length === 1 &&
                item.variants.map((variant) => <ItemAlertButton key={variant.id} variant={variant} />)}
              {more}
            </Side>
          </Columns>
        )}
        {papers && (
          <StonePapers
            number={product.id}
            papers={papers}
            place={
              (papers.place ?? papers.collecting) && <PlaceFacts place={papers.place} collecting={papers.collecting} />
            }
          />
        )}
        {story && <Story title={product.name} path={path} story={story} isCut={false} />}
        {offers('reviews') && <ReviewSection kind="product" id={product.id} />}
        <AroundArticle title={t('More from the shop')} related={related} appearances={appearances} />
      </Stack>
    </Page>
  )
}

/** A stone exists once: its page stays. */
function Sold({ product }: { product: Product }) {
  return (
    <>
      <p>
        <Price amount={product.price} />
      </p>
      <Note>
        <strong>{t('Sold')}</strong>
        <p>{t('This stone has found its owner. Its page stays.')}</p>
      </Note>
      <div>
        <ButtonLink to="/shop">{t('See what is for sale')}</ButtonLink>
      </div>
    </>
  )
}

function MembersFirst({ until }: { until: string }) {
  return (
    <p>
      <Badge $tone="member">{t('Members first')}</Badge>{' '}
      <Trans
        id="Everyone can buy it from <0>{day}</0>"
        values={{ day: dayOf(new Date(until)) }}
        components={{ 0: <time dateTime={until} /> }}
      />
    </p>
  )
}

function NotOnline({ product }: { product: Product }) {
  return (
    <>
      <p>
        <Price amount={product.price} />
      </p>
      <Note>
        <strong>{product.inStock ? t('Not sold online yet') : t('Out of Stock')}</strong>
        <p>
          {product.inStock
            ? t('{name} isn’t sold online yet. You can order everything under Merchandise now.', { name: product.name })
            : t('You can order everything under Merchandise now.')}
        </p>
      </Note>
      <div>
        <ShopButton>{t('Shop Merchandise')}</ShopButton>
      </div>
    </>
  )
}

const Note = styled.div`
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 4px solid ${theme.color.azurite};
`
