import type { ComponentProps } from 'react'
import { useOffers } from '../lib/siteConfig.ts'
import { t } from '../lib/text.ts'
import { ButtonLink } from './ButtonLink.tsx'

/** To what is for sale here: merchandise, or else own goods. */
export function ShopButton(props: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const offers = useOffers()
  if (offers('merchandise')) return <ButtonLink {...props} to="/merchandise" />
  return (
    offers('own-goods') && (
      <ButtonLink {...props} to="/shop">
        {t('Shop')}
      </ButtonLink>
    )
  )
}
