import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { CategoryTiles } from '../features/catalogue/CategoryTiles.tsx'
import { countCategories, filterProducts, type ProductFilters } from '../features/catalogue/filterProducts.ts'
import { ProductCard } from '../features/catalogue/ProductCard.tsx'
import { ProductFilterBar } from '../features/catalogue/ProductFilterBar.tsx'
import { ProductGrid } from '../features/catalogue/ProductGrid.tsx'
import { productsQuery } from '../features/catalogue/queries.ts'
import { theme } from '../theme.ts'
import { Button } from '../ui/Button.tsx'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { ResultCount } from '../ui/ResultCount.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

const START: ProductFilters = { query: '', category: 'all', sort: 'newest' }
export function ShopPage() {
  const { data: products, isPending, isError, isFetching, refetch } = useQuery(productsQuery)
  const [filters, setFilters] = useState(START)
  const search = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLParagraphElement>(null)
  const categories = products && countCategories(products)
  const found = products && filterProducts(products, filters)
  const isFiltered = filters.query !== '' || filters.category !== 'all'

  function change(next: Partial<ProductFilters>) {
    setFilters({ ...filters, ...next })
  }

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
      <title>Shop | Stone Hunt</title>
      <SkipLink href="#products">Skip to products</SkipLink>
      <PageHeading lead="Tools, lamps and bags that have been in the creek. 48-hour fulfillment.">Shop</PageHeading>
      <ProductFilterBar searchRef={search} filters={filters} categories={categories ?? []} onChange={change} />
      <Counted>
        <ResultCount ref={results} count={found?.length} one="Product" many="Products" />
      </Counted>
      {isError && <ErrorState title="The shop could not be loaded." onRetry={refetch} pending={isFetching} />}
      {found?.length === 0 && (
        <EmptyState
          title="No Products Found"
          actions={
            isFiltered && (
              <>
                <Button onClick={() => clear({ query: '' })}>Clear Search</Button>
                <Button tone="outline" onClick={() => clear({ query: '', category: 'all' })}>
                  Clear Filters
                </Button>
              </>
            )
          }
        >
          {isFiltered
            ? 'Nothing matches what you are looking for.'
            : 'The shelves are being filled. Please come back soon.'}
        </EmptyState>
      )}
      <VisuallyHidden as="h2" id="products" tabIndex={-1}>
        Products
      </VisuallyHidden>
      <ProductGrid>
        {isPending && (
          <SkeletonGrid count={8} label="Loading products…">
            <CardSkeleton ratio="1" />
          </SkeletonGrid>
        )}
        {found?.map((product, index) => (
          <ProductCard key={product.id} product={product} eager={index === 0} />
        ))}
      </ProductGrid>
      {categories && categories.length > 0 && (
        <CategoryTiles categories={categories} chosen={filters.category} onChoose={chooseCategory} />
      )}
    </Page>
  )
}

const Counted = styled.div`
  margin-block: ${theme.space[4]};
`
