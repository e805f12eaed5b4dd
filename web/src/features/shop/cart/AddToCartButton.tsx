import { useEffect, useState } from 'react'
import type { CartItem } from '#contracts/shop/cart.ts'
import type { Variant } from '#contracts/shop/products.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useAddToCart } from './addToCart.ts'

/** One notice: the drawer, or the message where the drawer can’t be loaded. */
const CartDrawer = lazyPart(async () => (await import('./CartDrawer.tsx')).CartDrawer, { Missing: AddedMessage })

type AddToCartButtonProps = {
  variant: Variant | undefined
  title: string
  quantity?: number
  isSoldOut: boolean
  /** False for sizes or kinds of own goods. */
  hasColors?: boolean
  onMissing: () => void
}

export function AddToCartButton({
  variant,
  title,
  quantity = 1,
  isSoldOut,
  hasColors = true,
  onMissing,
}: AddToCartButtonProps) {
  const add = useAddToCart()
  const [added, setAdded] = useState<{ item: CartItem; quantity: number } | null>(null)

  function handleClick() {
    if (!variant) {
      const description = hasColors
        ? t('Please select a size and color before adding to cart')
        : t('Please choose a size or kind before adding to cart')
      showToast({ tone: 'destructive', title: t('Select Variant'), description })
      onMissing()
      return
    }
    runMutation(
      add,
      { id: variant.id, quantity },
      {
        onSuccess: (item) => setAdded({ item, quantity }),
        onError: (error) => showError(error, t('Failed to add item to cart'), t('Add to Cart Failed')),
      },
    )
  }

  if (isSoldOut) {
    return (
      <Button tone="outline" wide disabled>
        {t('Out of Stock')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    )
  }
  return (
    <>
      <Button tone={variant ? 'buy' : 'outline'} wide onClick={handleClick} pending={add.isPending}>
        {variant ? t('Add to Cart') : hasColors ? t('Select Size & Color') : t('Choose Size or Kind')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {added && (
        <CartDrawer
          key={`${added.item.id} ${added.item.quantity}`}
          item={added.item}
          added={added.quantity}
          onClose={() => setAdded(null)}
        />
      )}
    </>
  )
}

function AddedMessage() {
  useEffect(() => {
    showToast({ title: t('Added to Cart'), description: t('Item successfully added to your cart') })
  }, [])
  return null
}
