import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { ApiError } from '#contracts/ApiError.ts'
import { articleAddress, articleIdOf } from '#contracts/articleAddress.ts'
import type { Product } from '#contracts/products.ts'
import { Appearances } from '../features/articles/Appearances.tsx'
import { ArticlePictures } from '../features/articles/ArticlePictures.tsx'
import { Description } from '../features/articles/Description.tsx'
import { productArticleQuery } from '../features/articles/queries.ts'
import { RelatedArticles } from '../features/articles/RelatedArticles.tsx'
import { ShareButton } from '../features/articles/ShareButton.tsx'
import { categoryName } from '../features/catalogue/filterProducts.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Price } from '../ui/Price.tsx'
import { ArticleBuy, Columns, Side } from './articles/ArticleBuy.tsx'
import { ArticleHeading } from './articles/ArticleHeading.tsx'
import { ArticleSkeleton } from './articles/ArticleSkeleton.tsx'
import { Stack, Start } from './ArticlePage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const Story = lazyPart(async () => (await import('../features/stories/Story.tsx')).Story)

export function ProductPage() {
  const id = articleIdOf(useParams()['id'] ?? '')
  return id === null ? <NotFoundPage /> : <ProductArticle key={id} id={id} />
}

function ProductArticle({ id }: { id: number }) {
  const [search] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(productArticleQuery(id))

  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (error) {
    return (
      <Page>
        <ErrorState title="This product could not be loaded." onRetry={refetch} pending={isFetching} />
      </Page>
    )
  }
  if (!data) return <ArticleSkeleton />
  const { product, item, story, related, appearances } = data
  const path = articleAddress('product', product.id, product.name)
  const pictures = product.imageUrl ? [product.imageUrl] : []
  const heading = (
    <ArticleHeading
      title={product.name}
      list={{ label: 'Shop', to: '/shop' }}
      category={{
        label: categoryName(product.category),
        to: `/shop?category=${encodeURIComponent(product.category)}`,
      }}
    />
  )
  const more = (
    <>
      <Description markup={product.description} />
      <Start>
        <ShareButton title={product.name} path={path} />
      </Start>
    </>
  )
  return (
    <Page>
      <PageTitle>{product.name}</PageTitle>
      <Stack>
        {item && product.inStock ? (
          <ArticleBuy item={item} variantId={search.get('variant')} pictures={pictures} more={more}>
            {heading}
            <p>
              Sold as <Link to={articleAddress('merchandise', item.id, item.title)}>{item.title}</Link>
            </p>
          </ArticleBuy>
        ) : (
          <Columns>
            <ArticlePictures title={product.name} urls={pictures} seed={`${product.id} ${product.name}`} />
            <Side>
              {heading}
              <NotOnline product={product} />
              {more}
            </Side>
          </Columns>
        )}
        {story && <Story title={product.name} path={path} story={story} isCut={false} />}
        <Appearances posts={appearances} />
        <RelatedArticles title="More from the shop" items={related} />
      </Stack>
    </Page>
  )
}

function NotOnline({ product }: { product: Product }) {
  return (
    <>
      <p>
        <Price amount={product.price} />
      </p>
      <Notice title={product.inStock ? 'Not sold online yet' : 'Out of Stock'}>
        {product.inStock
          ? `${product.name} isn’t sold online yet. You can order everything under Merchandise now.`
          : 'You can order everything under Merchandise now.'}
      </Notice>
      <div>
        <ButtonLink to="/merchandise">Shop Merchandise</ButtonLink>
      </div>
    </>
  )
}
