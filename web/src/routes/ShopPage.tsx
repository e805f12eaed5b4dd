import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { CategoryTiles } from '../features/shop/catalogue/CategoryTiles.tsx'
import { countCategories, filterProducts, type ProductFilters } from '../features/shop/catalogue/filterProducts.ts'
import { ProductCard } from '../features/shop/catalogue/ProductCard.tsx'
import { ProductFilterBar } from '../features/shop/catalogue/ProductFilterBar.tsx'
import { ProductGrid } from '../features/shop/catalogue/ProductGrid.tsx'
import { useProductFilters } from '../features/shop/catalogue/useProductFilters.ts'
import { productsQuery } from '../features/shop/catalogue/queries.ts'
import { usePageAddress } from '../lib/usePageAddress.ts'
import { useFoundArticles } from '../lib/useFoundArticles.ts'
import { usePagedItems } from '../lib/usePagedItems.ts'
import { useOffers } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { EarlierLink } from '../ui/EarlierLink.tsx'
import { LazyEmptyState } from '../ui/LazyEmptyState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ListEnd } from '../ui/ListEnd.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageLinks } from '../ui/PageLinks.tsx'
import { ResultCount } from '../ui/ResultCount.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { t } from '../lib/text.ts'
import { msg } from '#contracts/shared/msg.ts'

const WishButton = lazyPart(async () => (await import('../features/shop/wishList/WishButton.tsx')).WishButton)

const PRODUCTS_PER_PAGE = 36
export function ShopPage() {
  const offers = useOffers()
  const { user } = useVisitor()
  const { data: products, isPending, isError, isFetching, refetch } = useQuery(productsQuery)
  const { filters, sorts, change } = useProductFilters()
  const search = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLParagraphElement>(null)
  const categories = products && countCategories(products)
  const searched = useFoundArticles('product', filters.query)
  const found = products && filterProducts(products, filters, searched.found)
  const list = usePagedItems(found ?? [], PRODUCTS_PER_PAGE)
  const hrefOf = usePageAddress()
  const isFiltered = filters.query !== '' || filters.category !== 'all'

  function clear(next: Partial<ProductFilters>) {
    change(next)
    search.current?.focus()
  }

  function chooseCategory(category: string) {
    change({ category })
    results.current?.focus()
  }

  return (
    <Page>
      <PageTitle>{t('Shop')}</PageTitle>
      <SkipLink href="#products">{t('Skip to products')}</SkipLink>
      <PageHeading
        lead={t('Tools, lamps and bags that have been in the creek. 48-hour fulfillment.')}
        actions={
          offers('gift-cards') && (
            <ButtonLink to="/gift-cards" $tone="outline">
              {t('Gift cards')}
            </ButtonLink>
          )
        }
      >
        {t('Shop')}
      </PageHeading>
      <ProductFilterBar
        searchRef={search}
        filters={filters}
        categories={categories ?? []}
        sorts={sorts}
        onChange={change}
      />
      <Counted>
        <ResultCount
          ref={results}
          count={found?.length}
          text={msg('{count, plural, one {# Product} other {# Products}}')}
        />
      </Counted>
      {isError && <ErrorState title={t('The shop could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {found?.length === 0 && !searched.isSearching && (
        <LazyEmptyState
          title={t('No Products Found')}
          actions={
            isFiltered && (
              <>
                <Button onClick={() => clear({ query: '' })}>{t('Clear Search')}</Button>
                <Button tone="outline" onClick={() => clear({ query: '', category: 'all' })}>
                  {t('Clear Filters')}
                </Button>
              </>
            )
          }
        >
          {isFiltered ? t('No products match your search.') : t('We’re stocking the shop. Please come back soon.')}
        </LazyEmptyState>
      )}
      <VisuallyHidden as="h2" id="products" tabIndex={-1}>
        {t('Products')}
      </VisuallyHidden>
      <EarlierLink first={list.first} many={msg('products')} hrefOf={hrefOf} />
      <ProductGrid>
        {isPending && (
          <SkeletonGrid count={8} label={t('Loading products…')}>
            <CardSkeleton ratio="1" />
          </SkeletonGrid>
        )}
        {list.shown.map((product, index) => (
          <ProductCard key={product.id} product={product} eager={index === 0} Wish={user ? WishButton : undefined} />
        ))}
      </ProductGrid>
      {found && found.length > 0 && (
        <>
          <ListEnd
            from={list.from + 1}
            to={list.from + list.shown.length}
            total={found.length}
            many={msg('products')}
            onMore={list.showMore}
            cardAt={(position) => document.getElementById(`product-${found[position - 1]?.id}`)}
          />
          <PageLinks page={list.last} pages={list.pages} hrefOf={hrefOf} onGo={() => results.current?.focus()} />
        </>
      )}
      {categories && categories.length > 0 && (
        <CategoryTiles categories={categories} chosen={filters.category} onChoose={chooseCategory} />
      )}
    </Page>
  )
}

const Counted = styled.div`
  margin-block: ${theme.space[4]};
`
