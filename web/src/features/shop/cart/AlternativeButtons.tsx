import { styled } from 'styled-components'
import type { CartItem } from '#contracts/shop/cart.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { variantText } from '../articles/variantText.ts'
import { useSwapVariant } from './useSwapVariant.ts'

/** Puts another size or color into the cart, in place of the one that can't be bought. */
export function AlternativeButtons({ item }: { item: CartItem }) {
  const swap = useSwapVariant(item)
  const { alternatives = [], merchandise } = item

  function handleClick(chosen: (typeof alternatives)[number]) {
    if (swap.isPending) return
    runMutation(swap, chosen.id, {
      onSuccess: () =>
        showToast({
          title: t('Item Changed'),
          description: t('{title} is now {variant}.', { title: merchandise.title, variant: variantText(chosen) }),
        }),
      onError: (error) => showError(error, t('Failed to change the item'), t('Change Failed')),
    })
  }

  return (
    <Box role="group" aria-label={t('In stock instead of {title}', { title: merchandise.title })}>
      <span>{t('In stock:')}</span>
      {alternatives.map((one) => (
        <Button
          key={one.id}
          tone="outline"
          size="compact"
          pending={swap.isPending && swap.variables === one.id}
          onClick={() => handleClick(one)}
        >
          {variantText(one)}
        </Button>
      ))}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};
  font-size: ${theme.size.sm};
`
