import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { CartItem } from '#contracts/cart.ts'
import { CartEmpty } from '../features/cart/CartEmpty.tsx'
import { CartLine } from '../features/cart/CartLine.tsx'
import { CartSummary } from '../features/cart/CartSummary.tsx'
import { ClearCartButton } from '../features/cart/ClearCartButton.tsx'
import { cartQuery } from '../features/cart/queries.ts'
import { useRemoveLine } from '../features/cart/useRemoveLine.ts'
import { theme } from '../theme.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'

export function CartPage() {
  const { data: items, isPending, isError, isFetching, refetch } = useQuery(cartQuery)
  const removeLine = useRemoveLine()
  const titles = useRef<(HTMLHeadingElement | null)[]>([])

  function handleRemove(item: CartItem, index: number) {
    removeLine(item, () => (titles.current[index + 1] ?? titles.current[index - 1])?.focus())
  }

  return (
    <Page>
      <title>Cart | Stone Hunt</title>
      <PageHeading actions={items && items.length > 0 && <ClearCartButton />}>Your Cart</PageHeading>
      {isError && <ErrorState title="Your cart could not be loaded." onRetry={refetch} pending={isFetching} />}
      {isPending && (
        <SkeletonGrid count={2} label="Loading cart…">
          <Skeleton $height="7rem" style={{ marginBlockEnd: '1rem' }} />
        </SkeletonGrid>
      )}
      {items?.length === 0 && <CartEmpty />}
      {items && items.length > 0 && (
        <Columns>
          <Lines role="list">
            {items.map((item, index) => (
              <CartLine
                key={item.id}
                item={item}
                titleRef={(title) => {
                  titles.current[index] = title
                }}
                onRemove={() => handleRemove(item, index)}
              />
            ))}
          </Lines>
          <Aside>
            <CartSummary items={items} />
          </Aside>
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
const Lines = styled.ul`
  border-block-start: 1px solid ${theme.color.line};
`
const Aside = styled.div`
  ${theme.from.laptop} {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`
