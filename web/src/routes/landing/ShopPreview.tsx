import { useQuery } from '@tanstack/react-query'
import { MerchandiseTeaser } from '../../features/shop/merchandise/MerchandiseTeaser.tsx'
import { TeaserGrid } from '../../features/shop/merchandise/TeaserGrid.tsx'
import { newestMerchandiseQuery } from '../../features/shop/merchandise/queries.ts'
import { CardSkeleton } from '../../ui/CardSkeleton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { GoButton } from '../../ui/GoButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { SkeletonGrid } from '../../ui/SkeletonGrid.tsx'
import { t } from '../../lib/text.ts'

const SHOWN = 4

export function ShopPreview() {
  const { data: items, isPending, isError, isFetching, refetch } = useQuery(newestMerchandiseQuery)
  if (items?.length === 0) return null
  return (
    <Section
      title={t('From the shop')}
      action={
        <GoButton to="/merchandise" tone="outline" size="compact">
          {t('View All Merchandise')}
        </GoButton>
      }
    >
      {isError && <ErrorState title={t('The shop could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      <TeaserGrid>
        {isPending && (
          <SkeletonGrid count={SHOWN} label={t('Loading merchandise…')}>
            <CardSkeleton ratio="1" lines={1} />
          </SkeletonGrid>
        )}
        {items?.map((item) => (
          <MerchandiseTeaser key={item.id} item={item} />
        ))}
      </TeaserGrid>
    </Section>
  )
}
