import { addressLines } from '#contracts/shop/addressLines.ts'
import { deliveryAddressSchema } from '#contracts/shop/addresses.ts'
import { textIn } from '../../platform/view/textIn.ts'
import type { Order } from '../../../../payload-types.ts'

export type StoredAddress = Partial<
  Record<
    'firstName' | 'lastName' | 'company' | 'street' | 'streetAnnex' | 'city' | 'state' | 'zipCode' | 'country',
    string
  >
>

export function OrderAddress({ order, language }: { order: Order; language: string }) {
  const t = textIn(language)
  const address = deliveryAddressSchema.safeParse(order.shippingAddress).data
  const lines = address ? addressLines(address, language === 'de' ? 'de' : 'en') : [t('Removed at the buyer’s request')]
  const parcels = (order.parcels ?? []) as { tracking: { code: string; url: string | null }[] }[]
  const tracking = parcels.flatMap((parcel) => parcel.tracking)
  return (
    <section>
      <h2>{t('Ships to')}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {order.email && <a href={`mailto:${order.email}`}>{order.email}</a>}
        {order.phone && <span>{order.phone}</span>}
      </address>
      {tracking.map(({ code, url }) => (
        <p key={code}>
          {t('Package')} {url ? <a href={url}>{code}</a> : code}
        </p>
      ))}
    </section>
  )
}
