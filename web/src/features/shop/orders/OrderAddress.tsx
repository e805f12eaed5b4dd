import { useState } from 'react'
import { styled } from 'styled-components'
import { addressLines } from '#contracts/shop/addressLines.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { MissingDialog } from '../../../ui/MissingPart.tsx'
import type { OrderAccess } from './queries.ts'
import { language, t } from '../../../lib/text.ts'

const AddressDialog = lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog, {
  Missing: MissingDialog,
})

type OrderAddressProps = {
  address: Order['shippingAddress']
  /** The buyer was asked to correct it. */
  problem: string | undefined
  canChange: boolean
  access: OrderAccess
}

export function OrderAddress({ address, problem, canChange, access }: OrderAddressProps) {
  const [isChanging, setChanging] = useState(false)
  if (!address) return null
  return (
    <section>
      <Title>{t('Delivery address')}</Title>
      <Lines>
        {addressLines(address, language()).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Lines>
      {problem !== undefined && (
        <Notice tone="bad" title={t('Please correct your address')}>
          {problem}
        </Notice>
      )}
      {(canChange || problem !== undefined) && (
        <Button tone="outline" size="compact" onClick={() => setChanging(true)} data-print="no">
          {problem === undefined ? t('Change address') : t('Correct the address')}
        </Button>
      )}
      {isChanging && (
        <AddressDialog access={access} address={address} problem={problem} onClose={() => setChanging(false)} />
      )}
    </section>
  )
}

const Title = styled.h4`
  margin-block-end: ${theme.space[2]};
  font-size: ${theme.size.md};
`
const Lines = styled.address`
  display: grid;
  margin-block-end: ${theme.space[3]};
  color: ${theme.color.muted};
  font-style: normal;
`
