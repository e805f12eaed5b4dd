import { styled } from 'styled-components'
import { useMerchandisePages } from '../features/shop/merchandise/useMerchandisePages.ts'
import { useVisitor } from '../lib/visitor.ts'
import { useOffers } from '../lib/siteConfig.ts'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { MissingActions } from '../ui/MissingPart.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { MerchandiseGrid } from '../features/shop/merchandise/MerchandiseGrid.tsx'
import { MerchandiseBrowser } from './merchandise/MerchandiseBrowser.tsx'
import { t } from '../lib/text.ts'
import { Trans } from '../ui/Trans.tsx'

const CatalogueActions = lazyPart(
  async () => (await import('../features/shop/merchandise/CatalogueActions.tsx')).CatalogueActions,
  {
    Missing: MissingActions,
  },
)

const EmptyCatalogue = lazyPart(
  async () => (await import('../features/shop/merchandise/EmptyCatalogue.tsx')).EmptyCatalogue,
)

export function MerchandisePage() {
  const offers = useOffers()
  const { user } = useVisitor()
  const list = useMerchandisePages()
  const { catalog } = list
  return (
    <Page>
      <PageTitle>{t('Merchandise')}</PageTitle>
      <PageHeading
        lead={t('Shirts and field gear, printed to order. 48-hour fulfillment.')}
        actions={user?.role && <CatalogueActions />}
      >
        {t('Merchandise')}
      </PageHeading>
      {list.isError && (
        <ErrorState
          title={t('The merchandise could not be loaded.')}
          onRetry={list.refetch}
          pending={list.isFetching}
        />
      )}
      {list.isPending && (
        <MerchandiseGrid>
          <SkeletonGrid count={6} label={t('Loading merchandise…')}>
            <CardSkeleton ratio="1" lines={3} />
          </SkeletonGrid>
        </MerchandiseGrid>
      )}
      {catalog?.count === 0 && <EmptyCatalogue />}
      {catalog && catalog.count > 0 && <MerchandiseBrowser list={list} offered={catalog.choices} />}
      {catalog && offers('gift-cards') && (
        <Undecided>
          <Trans
            id="Can’t decide for someone? <0>Gift cards</0>"
            components={{ 0: <ButtonLink to="/gift-cards" $tone="outline" /> }}
          />
        </Undecided>
      )}
    </Page>
  )
}

const Undecided = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[7]};
`
