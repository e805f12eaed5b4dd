import type { ComponentProps } from 'react'
import type { Product } from '#contracts/shop/products.ts'
import { t } from '../../../lib/text.ts'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { ProductGrid } from '../catalogue/ProductGrid.tsx'

type WishedProductsProps = { products: Product[]; Wish: ComponentProps<typeof ProductCard>['Wish'] }

export function WishedProducts({ products, Wish }: WishedProductsProps) {
  return (
    <section aria-labelledby="wished-products">
      <h2 id="wished-products">{t('From the shop')}</h2>
      <ProductGrid>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            Wish={Wish}
            {...(product.isStone && { soldText: t('Sold') })}
          />
        ))}
      </ProductGrid>
    </section>
  )
}
