import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { FilterChoices } from '#contracts/shop/merchandiseFilters.ts'
import type { Merchandise } from '#contracts/shop/products.ts'
import { AddToCartButton } from '../../features/shop/cart/AddToCartButton.tsx'
import { FilterPanel } from '../../features/shop/merchandise/FilterPanel.tsx'
import { FilterSheet } from '../../features/shop/merchandise/FilterSheet.tsx'
import { MerchandiseCard } from '../../features/shop/merchandise/MerchandiseCard.tsx'
import { MerchandiseGrid } from '../../features/shop/merchandise/MerchandiseGrid.tsx'
import { countActive, SORTS } from '../../features/shop/merchandise/merchandiseFilters.ts'
import { SearchField } from '../../features/shop/merchandise/SearchField.tsx'
import { useMerchandiseFilters } from '../../features/shop/merchandise/useMerchandiseFilters.ts'
import type { useMerchandisePages } from '../../features/shop/merchandise/useMerchandisePages.ts'
import { usePageAddress } from '../../lib/usePageAddress.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { EarlierLink } from '../../ui/EarlierLink.tsx'
import { LazyEmptyState } from '../../ui/LazyEmptyState.tsx'
import { ListEnd } from '../../ui/ListEnd.tsx'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { ResultCount } from '../../ui/ResultCount.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Input.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { MissingDialog } from '../../ui/MissingPart.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useQuickView } from './useQuickView.ts'
import { t } from '../../lib/text.ts'
import { msg } from '#contracts/shared/msg.ts'

/** For links to one article of the list. */
const TargetItem = lazyPart(async () => (await import('../../features/shop/merchandise/TargetItem.ts')).TargetItem, {
  Missing: () => null,
})

const QuickView = lazyPart(async () => (await import('./QuickView.tsx')).QuickView, { Missing: MissingDialog })

const ActiveFilters = lazyPart(
  async () => (await import('../../features/shop/merchandise/ActiveFilters.tsx')).ActiveFilters,
)

const WishButton = lazyPart(async () => (await import('../../features/shop/wishList/WishButton.tsx')).WishButton)

const hasColor = ({ variants }: Merchandise, color: string) =>
  variants.some(({ appearanceName }) => appearanceName === color)

type MerchandiseBrowserProps = { list: ReturnType<typeof useMerchandisePages>; offered: FilterChoices }

export function MerchandiseBrowser({ list, offered }: MerchandiseBrowserProps) {
  const { filters, choices, change, clear, isFiltered } = useMerchandiseFilters(offered, list.sizes)
  const { items, total } = list
  const { hash } = useLocation()
  const results = useRef<HTMLParagraphElement>(null)
  const hrefOf = usePageAddress()
  const quick = useQuickView(items)
  const { user } = useVisitor()
  const activeCount = countActive(filters, choices)
  const panel = { filters, choices, isFiltered, onChange: change, onClear: clear }

  return (
    <Columns>
      <SkipLink href="#products">{t('Skip to products')}</SkipLink>
      <Side aria-label={t('Filters')}>
        <SearchField value={filters.query} onChange={(query) => change({ query })} />
        <WideOnly>
          <FilterPanel {...panel} />
        </WideOnly>
      </Side>
      <Results aria-label={t('Merchandise')}>
        <Bar>
          <NarrowOnly>
            <FilterSheet activeCount={activeCount} resultCount={total}>
              <FilterPanel {...panel} isInDialog />
            </FilterSheet>
          </NarrowOnly>
          <Sort>
            <Field label={t('Sort')}>
              {(aria) => (
                <Select
                  {...aria}
                  value={filters.sort}
                  onChange={({ target }) => change({ sort: SORTS.find(({ value }) => value === target.value)?.value })}
                >
                  {SORTS.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {t(label)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </Sort>
          <Counted>
            <ResultCount ref={results} count={total} text={msg('{count, plural, one {# result} other {# results}}')} />
          </Counted>
        </Bar>
        {activeCount > 0 && <ActiveFilters filters={filters} choices={choices} onChange={change} onClear={clear} />}
        {total === 0 && !list.isStale && (
          <LazyEmptyState
            title={t('No Products Match Your Filters')}
            actions={<Button onClick={clear}>{t('Clear Filters')}</Button>}
          >
            {t('Remove a filter to see more.')}
          </LazyEmptyState>
        )}
        <VisuallyHidden as="h2" id="products" tabIndex={-1}>
          {t('Items')}
        </VisuallyHidden>
        <EarlierLink first={list.first} many={msg('items')} hrefOf={hrefOf} />
        <MerchandiseGrid aria-busy={list.isStale || undefined}>
          {items.map((item, index) => (
            <MerchandiseCard
              key={item.id}
              item={item}
              eager={index === 0}
              color={filters.colors.find((color) => hasColor(item, color))}
              isChoiceSoldOut={list.soldOut.has(item.id)}
              onQuickView={() => quick.open(item.id)}
              Wish={user ? WishButton : undefined}
              Action={AddToCartButton}
            />
          ))}
        </MerchandiseGrid>
        <ListEnd
          from={list.from + 1}
          to={list.from + items.length}
          total={total}
          many={msg('items')}
          isLoading={list.isLoadingMore}
          isError={list.isMoreError}
          onMore={list.showMore}
          cardAt={(position) => document.getElementById(`item-${items[position - list.from - 1]?.id}`)}
        />
        <PageLinks page={list.last} pages={list.pages} hrefOf={hrefOf} onGo={() => results.current?.focus()} />
      </Results>
      {hash && <TargetItem items={items} />}
      {quick.item && <QuickView key={quick.item.id} item={quick.item} onClose={quick.close} />}
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.from.laptop} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
`
const Side = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
`
const WideOnly = styled.div`
  ${theme.below.laptop} {
    display: none;
  }
`
const NarrowOnly = styled.div`
  ${theme.from.laptop} {
    display: none;
  }
`
const Results = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[3]};
`
const Sort = styled.div`
  flex: 1;
  min-inline-size: 9rem;

  ${theme.from.laptop} {
    flex: none;
    order: 1;
    min-inline-size: 13rem;
    margin-inline-start: auto;
  }
`
const Counted = styled.div`
  padding-block: ${theme.space[2]};

  ${theme.below.laptop} {
    flex-basis: 100%;
    padding-block: 0;
  }
`
