import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { CartItem } from '#contracts/shop/cart.ts'
import { CartBar } from '../features/shop/cart/CartBar.tsx'
import { EmptyCart } from '../features/shop/cart/EmptyCart.tsx'
import { CartLine } from '../features/shop/cart/CartLine.tsx'
import { CartSummary } from '../features/shop/cart/CartSummary.tsx'
import { ClearCartButton } from '../features/shop/cart/ClearCartButton.tsx'
import { cartQuery, refreshCart } from '../features/shop/cart/queries.ts'
import { usePreviousPrice } from '../features/shop/cart/seenPrices.ts'
import { useRemoveLine } from '../features/shop/cart/useRemoveLine.ts'
import { theme } from '../theme.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { LazyCodeBox } from './codes/LazyCodeBox.tsx'
import { madeOf } from '../features/shop/cart/madeOf.ts'
import { t } from '../lib/text.ts'

const DeliveryLine = lazyPart(async () => (await import('../features/shop/delivery/DeliveryLine.tsx')).DeliveryLine, {
  fallback: <Skeleton $height="5.5rem" />,
})

/** Without the buttons of wallets, the checkout takes cards and wallets, too. */
const ExpressCheckout = lazyPart(
  async () => (await import('../features/shop/express/ExpressCheckout.tsx')).ExpressCheckout,
  { Missing: () => null },
)

export function CartPage() {
  const queryClient = useQueryClient()
  const { data: items, isPending, isError, isFetching, refetch } = useQuery(cartQuery)
  const removeLine = useRemoveLine()
  const previousPrice = usePreviousPrice(items)
  const titles = useRef<(HTMLHeadingElement | null)[]>([])
  const page = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const hadItems = useRef(false)
  const blocked = items?.findIndex(({ unavailable }) => unavailable) ?? -1

  // The removed line had the focus; the heading says that the cart is empty.
  useEffect(() => {
    if (items?.length === 0 && hadItems.current) page.current?.querySelector('h1')?.focus()
    hadItems.current = Boolean(items?.length)
  }, [items])

  function handleRemove(item: CartItem, index: number) {
    removeLine(item, () => (titles.current[index + 1] ?? titles.current[index - 1])?.focus())
  }

  return (
    <Page ref={page}>
      <PageTitle>{t('Cart')}</PageTitle>
      <PageHeading actions={items && items.length > 0 && <ClearCartButton />}>{t('Your Cart')}</PageHeading>
      {isError && <ErrorState title={t('Your cart could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {isPending && (
        <Columns>
          <div>
            <SkeletonGrid count={2} label={t('Loading cart…')}>
              <Skeleton $height="7rem" style={{ marginBlockEnd: '1rem' }} />
            </SkeletonGrid>
          </div>
          <Skeleton $height="24rem" aria-hidden="true" />
        </Columns>
      )}
      {items?.length === 0 && <EmptyCart />}
      {blocked >= 0 && (
        <Blocked>
          <Notice tone="bad" role="alert" title={t('You can’t buy everything in your cart right now.')}>
            {t('These items aren’t in the total. Please change or remove them before you check out.')}
          </Notice>
        </Blocked>
      )}
      {items && items.length > 0 && (
        <Columns>
          <Lines role="list">
            {items.map((item, index) => (
              <CartLine
                key={item.id}
                item={item}
                previousPrice={previousPrice(item)}
                titleRef={(title) => {
                  titles.current[index] = title
                }}
                onRemove={() => handleRemove(item, index)}
              />
            ))}
          </Lines>
          <Aside ref={summary}>
            <CartSummary
              delivery={<DeliveryLine made={madeOf(items)} />}
              codes={(cart) => <LazyCodeBox cart={cart} onChange={() => refreshCart(queryClient)} />}
              express={<ExpressCheckout />}
              onBlocked={blocked < 0 ? undefined : () => titles.current[blocked]?.focus()}
            />
          </Aside>
          {blocked < 0 && <CartBar summary={summary} />}
        </Columns>
      )}
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-items: start;

  ${theme.from.laptop} {
    grid-template-columns: minmax(0, 8fr) minmax(20rem, 4fr);
    gap: ${theme.space[7]};
  }
`
const Blocked = styled.div`
  margin-block-end: ${theme.space[5]};
`
const Lines = styled.ul`
  border-block-start: 1px solid ${theme.color.line};
`
const Aside = styled.div`
  ${theme.from.laptop} {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`
