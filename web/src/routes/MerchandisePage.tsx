import { useQuery } from '@tanstack/react-query'
import { may } from '#contracts/roles.ts'
import { merchandiseQuery } from '../features/merchandise/queries.ts'
import { useVisitor } from '../lib/visitor.ts'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { MissingActions } from '../ui/MissingPart.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { MerchandiseGrid } from '../features/merchandise/MerchandiseGrid.tsx'
import { MerchandiseBrowser } from './merchandise/MerchandiseBrowser.tsx'

const CatalogueActions = lazyPart(
  async () => (await import('../features/merchandise/CatalogueActions.tsx')).CatalogueActions,
  {
    Missing: MissingActions,
  },
)

export function MerchandisePage() {
  const { user } = useVisitor()
  const maySync = may(user, 'manageCatalogue')
  const { data: items, isPending, isError, isFetching, refetch } = useQuery(merchandiseQuery)
  return (
    <Page>
      <PageTitle>Merchandise</PageTitle>
      <PageHeading
        lead="Shirts and field gear, printed to order. 48-hour fulfillment."
        actions={maySync && <CatalogueActions />}
      >
        Merchandise
      </PageHeading>
      {isError && <ErrorState title="The merchandise could not be loaded." onRetry={refetch} pending={isFetching} />}
      {isPending && (
        <MerchandiseGrid>
          <SkeletonGrid count={6} label="Loading merchandise…">
            <CardSkeleton ratio="1" lines={3} />
          </SkeletonGrid>
        </MerchandiseGrid>
      )}
      {items?.length === 0 && (
        <EmptyState title="No Merchandise Available">
          {maySync
            ? 'Use Sync Products to load the catalog from the print provider.'
            : 'New gear is on its way. Please come back soon.'}
        </EmptyState>
      )}
      {items && items.length > 0 && <MerchandiseBrowser items={items} />}
    </Page>
  )
}
