import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function CartPage() {
  return (
    <Page>
      <title>Cart | Stone Hunt</title>
      <PageHeading>Cart</PageHeading>
    </Page>
  )
}
