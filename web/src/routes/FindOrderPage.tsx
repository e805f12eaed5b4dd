import { FindOrder } from '../features/orders/FindOrder.tsx'
import { ContourPage } from '../ui/ContourPage.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

export function FindOrderPage() {
  return (
    <ContourPage seed="parcel">
      <PageTitle>Find an order</PageTitle>
      <PageHeading lead="We’ll email you a link to your order. You don’t need an account.">Find an order</PageHeading>
      <FindOrder />
    </ContourPage>
  )
}
