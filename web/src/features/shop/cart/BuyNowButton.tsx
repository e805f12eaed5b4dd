import { useNavigate } from 'react-router-dom'
import type { Variant } from '#contracts/shop/products.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useAddToCart } from './addToCart.ts'

type BuyNowButtonProps = { variant: Variant; title: string; quantity: number }

/** The checkout pays for the whole cart, so nothing that was chosen before is lost. */
export function BuyNowButton({ variant, title, quantity }: BuyNowButtonProps) {
  const add = useAddToCart()
  const navigate = useNavigate()

  function handleClick() {
    runMutation(
      add,
      { id: variant.id, quantity },
      {
        onSuccess: () => void navigate('/checkout'),
        onError: (error) => showError(error, t('Failed to add item to cart'), t('Add to Cart Failed')),
      },
    )
  }

  return (
    <Button tone="outline" wide onClick={handleClick} pending={add.isPending}>
      {t('Buy Now')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  )
}
