import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { keyframes, styled } from 'styled-components'
import type { CartItem } from '#contracts/shop/cart.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import { variantText } from '../articles/variantText.ts'
import { CartPicture } from './CartPicture.tsx'
import { checkoutCartQuery, useCartCount, useUndoAdd } from './queries.ts'

type CartDrawerProps = {
  item: CartItem
  /** How many were added just now. */
  added: number
  onClose: () => void
}

/** Not modal: the page stays usable, and a click on it closes the drawer. */
export function CartDrawer({ item, added, onClose }: CartDrawerProps) {
  const { variant, merchandise, quantity } = item
  const focus = useReturnFocus()
  const count = useCartCount()
  const undo = useUndoAdd(item, added)
  const { data: cart } = useQuery(checkoutCartQuery())
  // Below the header, which shows the cart.
  const [top] = useState(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

  function handleUndo() {
    runMutation(undo, undefined, {
      onSuccess: () => {
        onClose()
        showToast({
          title: t('Item Removed'),
          description: t('{title} was removed from your cart', { title: merchandise.title }),
        })
      },
      onError: (error) => showError(error, t('Failed to remove cart item'), t('Remove Failed')),
    })
  }

  return (
    <Dialog.Root modal={false} open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Panel {...focus} aria-describedby={undefined} style={{ insetBlockStart: Math.max(0, top) }}>
          <Top>
            <Check size={20} aria-hidden="true" />
            <Dialog.Title asChild>
              <h2>{t('In your cart')}</h2>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton aria-label={t('Close')}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </Top>
          <Line>
            <CartPicture item={item} />
            <div>
              <strong>{merchandise.title}</strong>
              {variantText(variant) && <p>{variantText(variant)}</p>}
              <p>
                {quantity > 1 && `${quantity} × `}
                {formatMoney(centsOf(variant.retailPrice))}
              </p>
            </div>
            <Button tone="quiet" size="compact" onClick={handleUndo} pending={undo.isPending}>
              {t('Undo')}
            </Button>
          </Line>
          <Sum>
            <span>{t('Subtotal')}</span>
            <strong>{cart ? formatMoney(centsOf(cart.summary.subtotal)) : '…'}</strong>
          </Sum>
          <ButtonLink to="/checkout" $tone="buy" $wide>
            {t('Checkout')}
          </ButtonLink>
          <ButtonLink to="/cart" $tone="outline" $wide>
            {t('View Cart')}
            {count > 0 && ` (${count})`}
          </ButtonLink>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const enter = keyframes`
  from { opacity: 0; translate: 0 -12px; }
`
const Panel = styled(Dialog.Content)`
  position: fixed;
  inset-inline-end: max(${theme.space[3]}, calc(50vw - 36rem));
  z-index: ${theme.layer.dialog};
  display: grid;
  gap: ${theme.space[4]};
  inline-size: min(24rem, calc(100vw - 2 * ${theme.space[3]}));
  margin-block-start: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-block-start: 4px solid ${theme.color.malachite};
  ${theme.cleave.medium}
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.floating};
  animation: ${enter} ${theme.motion.base} ${theme.motion.ease};

  &:focus-visible {
    outline: none;
  }
`
const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  > svg {
    color: ${theme.color.malachite};
  }

  h2 {
    flex: 1;
    font-size: ${theme.size.h4};
  }
`
const Line = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
`
const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;
`
