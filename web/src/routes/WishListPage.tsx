import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { paths } from '#contracts/shared/paths.ts'
import type { SharedWishList } from '#contracts/shop/wishList.ts'
import { AddToCartButton } from '../features/shop/cart/AddToCartButton.tsx'
import { MerchandiseCard } from '../features/shop/merchandise/MerchandiseCard.tsx'
import { MerchandiseGrid } from '../features/shop/merchandise/MerchandiseGrid.tsx'
import { sharedWishListQuery, wishListQuery } from '../features/shop/wishList/queries.ts'
import { ShareWishList } from '../features/shop/wishList/ShareWishList.tsx'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { ShopButton } from '../ui/ShopButton.tsx'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { pagePath, t } from '../lib/text.ts'

const WishButton = lazyPart(async () => (await import('../features/shop/wishList/WishButton.tsx')).WishButton)

const WishedProducts = lazyPart(
  async () => (await import('../features/shop/wishList/WishedProducts.tsx')).WishedProducts,
)

const LONGEST_KEY = 64
const ShopLink = () => <ShopButton>{t('Shop Merchandise')}</ShopButton>

/** The member’s own list, or one that a link shares. */
export function WishListPage() {
  const [parameters] = useSearchParams()
  const sharedKey = parameters.get('list')?.slice(0, LONGEST_KEY)
  const { user, isLoading } = useVisitor()
  return (
    <Page>
      <PageTitle>{t('Wish list')}</PageTitle>
      {sharedKey && <SharedList sharedKey={sharedKey} />}
      {!sharedKey && user && <OwnList />}
      {!sharedKey && !user && !isLoading && (
        <EmptyState
          headingLevel="h1"
          title={t('Your wish list')}
          actions={
            <ButtonAnchor href={`${paths.login}?redirect=${pagePath('/wish-list')}`}>{t('Sign In')}</ButtonAnchor>
          }
        >
          {t('Sign in to keep what you like for later.')}
        </EmptyState>
      )}
    </Page>
  )
}

function OwnList() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(wishListQuery)
  if (data && isEmpty(data))
    return (
      <EmptyState headingLevel="h1" title={t('Nothing on your wish list yet')} actions={<ShopLink />}>
        {t('Press the heart on anything you like.')}
      </EmptyState>
    )
  return (
    <>
      <PageHeading>{t('Your wish list')}</PageHeading>
      {isError && (
        <ErrorState title={t('Your wish list could not be loaded.')} onRetry={refetch} pending={isFetching} />
      )}
      {isPending && <Loading />}
      {data && <Wished {...data} isOwn />}
      {data && <ShareWishList key={data.shared?.key} shared={data.shared} />}
    </>
  )
}

function SharedList({ sharedKey }: { sharedKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(sharedWishListQuery(sharedKey))
  if (!data && error instanceof ApiError && error.status === 404)
    return (
      <EmptyState headingLevel="h1" title={t('This wish list is no longer shared')} actions={<ShopLink />}>
        {t('Ask the person who sent you the link for a new one.')}
      </EmptyState>
    )
  return (
    <>
      <PageHeading lead={data && isEmpty(data) && t('There’s nothing on it right now.')}>
        {data?.name ?? t('Wish list')}
      </PageHeading>
      {error && <ErrorState title={t('This wish list could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !error && <Loading />}
      {data && <Wished {...data} />}
    </>
  )
}

const Loading = () => (
  <MerchandiseGrid>
    <SkeletonGrid count={3} label={t('Loading the wish list…')}>
      <CardSkeleton ratio="1" lines={3} />
    </SkeletonGrid>
  </MerchandiseGrid>
)

type WishedProps = Pick<SharedWishList, 'items' | 'products'>

const isEmpty = ({ items, products }: WishedProps) => items.length + products.length === 0

function Wished({ items, products, isOwn = false }: WishedProps & { isOwn?: boolean }) {
  const Wish = isOwn ? WishButton : undefined
  return (
    <Lists>
      {products.length > 0 && <WishedProducts products={products} Wish={Wish} />}
      {items.length > 0 && (
        <section aria-labelledby="wished-merchandise">
          <h2 id="wished-merchandise">{t('Merchandise')}</h2>
          <MerchandiseGrid>
            {items.map((item) => (
              <MerchandiseCard key={item.id} item={item} Wish={Wish} Action={AddToCartButton} />
            ))}
          </MerchandiseGrid>
        </section>
      )}
    </Lists>
  )
}

const Lists = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  h2 {
    margin-block-end: ${theme.space[4]};
    font-size: ${theme.size.h3};
  }
`
