import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import type { CartItem } from '#contracts/shop/cart.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { useArticlePath } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TitleLink } from '../../../ui/TitleLink.tsx'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import { variantText } from '../articles/variantText.ts'
import { CartPicture } from './CartPicture.tsx'
import { useUndoAdd } from './addToCart.ts'
import { checkoutCartQuery, useCartCount } from './queries.ts'

type CartDrawerProps = {
  item: CartItem
  /** How many were added just now. */
  added: number
  onClose: () => void
}

/** Not modal: the page stays usable, and a click on it closes the drawer. */
export function CartDrawer({ item, added, onClose }: CartDrawerProps) {
  const { data: cart } = useQuery(checkoutCartQuery())
  const others = (cart?.items ?? []).filter(({ id }) => id !== item.id)
  const focus = useReturnFocus()
  const count = useCartCount()
  const undo = useUndoAdd(item, added)
  // Below the header, which shows the cart.
  const [top] = useState(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

  function handleUndo() {
    runMutation(undo, undefined, {
      onSuccess: () => {
        onClose()
        showToast({
          title: t('Item Removed'),
          description: t('{title} was removed from your cart', { title: item.merchandise.title }),
        })
      },
      onError: (error) => showError(error, t('Failed to remove cart item'), t('Remove Failed')),
    })
  }

  return (
    <Dialog.Root modal={false} open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Panel {...focus} style={{ insetBlockStart: Math.max(0, top) }}>
          <Top>
            <Check size={20} aria-hidden="true" />
            <div role="status">
              <Dialog.Title asChild>
                <h2>{t('Added to Cart')}</h2>
              </Dialog.Title>
              <Dialog.Description>{t('Item successfully added to your cart')}</Dialog.Description>
            </div>
            <Dialog.Close asChild>
              <IconButton aria-label={t('Close')}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </Top>
          <Lines role="list" aria-label={t('In your cart')}>
            <DrawerLine item={item}>
              <Button tone="quiet" size="compact" onClick={handleUndo} pending={undo.isPending}>
                {t('Undo')}
              </Button>
            </DrawerLine>
            {others.map((other) => (
              <DrawerLine key={other.id} item={other} />
            ))}
          </Lines>
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

function DrawerLine({ item, children }: { item: CartItem; children?: ReactNode }) {
  const { variant, merchandise, quantity, productId } = item
  const path = useArticlePath()(productId === undefined ? `/merchandise/${merchandise.id}` : `/shop/${productId}`)
  return (
    <Line>
      <CartPicture item={item} />
      <div>
        {path ? <TitleLink to={path}>{merchandise.title}</TitleLink> : <strong>{merchandise.title}</strong>}
        {variantText(variant) && <p>{variantText(variant)}</p>}
        <p>
          {quantity > 1 && `${quantity} × `}
          {formatMoney(centsOf(variant.retailPrice))}
        </p>
      </div>
      {children}
    </Line>
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

  > div {
    flex: 1;
  }

  h2 {
    font-size: ${theme.size.h4};
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
/** Scrolls by itself, so that the buttons stay in view. */
const Lines = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  max-block-size: min(20rem, 40dvh);
  overflow: auto;
`
const Line = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
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
