import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { ItemAlertKind } from '#contracts/shop/itemAlerts.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { Variant } from '#contracts/shop/products.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ItemAlertForm } from './ItemAlertForm.tsx'
import { itemAlertsQuery, useCreateItemAlert, useDeleteItemAlert } from './queries.ts'

const ASKS: Record<ItemAlertKind, string> = {
  stock: msg('Email me when it’s back'),
  price: msg('Email me if the price drops'),
}
const WAITS: Record<ItemAlertKind, string> = {
  stock: msg('We’ll email you once when it’s back.'),
  price: msg('We’ll email you once when it costs less.'),
}

/** One press for a member; a guest also says where to. */
export function ItemAlertButton({ variant }: { variant: Variant }) {
  const kind: ItemAlertKind = variant.inStock ? 'price' : 'stock'
  const { user } = useVisitor()
  const { data } = useQuery({ ...itemAlertsQuery, enabled: user !== null })
  const [isAsking, setAsking] = useState(false)
  const [isMailed, setMailed] = useState(false)
  const create = useCreateItemAlert()
  const remove = useDeleteItemAlert()
  const alert = user && data?.find((one) => String(one.variantId) === String(variant.id) && one.kind === kind)

  function handleError(error: unknown) {
    if (handleSessionExpired(error)) return
    showError(error)
  }

  function handlePress() {
    if (!user) return setAsking(true)
    runMutation(
      create,
      { variantId: Number(variant.id), kind },
      { onSuccess: ({ state }) => setMailed(state === 'check-email'), onError: handleError },
    )
  }

  if (isMailed || (alert && !alert.isConfirmed))
    return (
      <Line role="status">
        <BellRing size={16} aria-hidden="true" />
        {t('Check your email: one press there turns the alert on.')}
      </Line>
    )
  if (alert)
    return (
      <Line role="status">
        <BellRing size={16} aria-hidden="true" />
        {t(WAITS[kind])}
        <Button
          tone="quiet"
          size="compact"
          pending={remove.isPending}
          onClick={() => runMutation(remove, alert.id, { onError: handleError })}
        >
          {t('Stop')}
        </Button>
      </Line>
    )
  if (isAsking)
    return (
      <ItemAlertForm
        label={t(ASKS[kind])}
        variantId={Number(variant.id)}
        kind={kind}
        onSent={() => setMailed(true)}
        onCancel={() => setAsking(false)}
      />
    )
  return (
    <Start>
      <Button
        tone={kind === 'stock' ? 'outline' : 'quiet'}
        size="compact"
        pending={create.isPending}
        onClick={handlePress}
      >
        <Bell size={16} aria-hidden="true" />
        {t(ASKS[kind])}
      </Button>
    </Start>
  )
}

const Start = styled.div`
  justify-self: start;
`
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 2.75rem;
  color: ${theme.color.malachite};
  font-weight: 500;

  svg {
    flex: none;
  }
`
