import { FindOrder } from '../features/shop/orders/FindOrder.tsx'
import { ContourPage } from '../ui/ContourPage.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { t } from '../lib/text.ts'

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
