import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function ShopPage() {
  return (
    <Page>
      <title>Shop | Stone Hunt</title>
      <PageHeading>Shop</PageHeading>
    </Page>
  )
}
