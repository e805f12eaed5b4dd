type Carrier = {
  name: string
  /** Where a parcel is followed, with its number as `{code}`; null where the carrier has no such page. */
  follow: string | null
}

/** Who brings our own parcels. */
export const CARRIERS = {
  usps: { name: 'USPS', follow: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={code}' },
  ups: { name: 'UPS', follow: 'https://www.ups.com/track?tracknum={code}' },
  fedex: { name: 'FedEx', follow: 'https://www.fedex.com/fedextrack/?trknbr={code}' },
  dhl: { name: 'DHL', follow: 'https://www.dhl.com/en/express/tracking.html?AWB={code}' },
  canada_post: {
    name: 'Canada Post',
    follow: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={code}',
  },
  other: { name: 'Another carrier', follow: null },
} as const satisfies Record<string, Carrier>

export const CARRIER_KEYS = Object.keys(CARRIERS) as (keyof typeof CARRIERS)[]
