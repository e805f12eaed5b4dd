import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function CheckoutPage() {
  return (
    <Page>
      <title>Checkout | Stone Hunt</title>
      <PageHeading>Checkout</PageHeading>
    </Page>
  )
}
