import { ContourPage } from '../ui/ContourPage.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../lib/text.ts'

const FindOrder = lazyPart(async () => (await import('../features/shop/orders/FindOrder.tsx')).FindOrder, {
  fallback: <Skeleton $height="16rem" />,
})

export function FindOrderPage() {
  return (
    <ContourPage seed="parcel">
      <PageTitle>{t('Find an order')}</PageTitle>
      <PageHeading lead={t('We’ll email you a link to your order. You don’t need an account.')}>
        {t('Find an order')}
      </PageHeading>
      <FindOrder />
    </ContourPage>
  )
}
