import type { Price, ShippingType } from './Order.ts'

export type PreferredType = 'STANDARD' | 'PREMIUM' | 'EXPRESS'

export type AvailableShippingType = ShippingType & { price: Price }

type Row = [id: string, speed: PreferredType, company: string, name: string, description: string, amount: number]

const domestic: Row[] = [
  ['14', 'STANDARD', 'USPS', 'Standard', '4 to 7 working days with tracking.', 4.99],
  ['15', 'PREMIUM', 'UPS', 'Premium', '2 to 4 working days with tracking.', 8.49],
  ['16', 'EXPRESS', 'FedEx', 'Express', 'Next working day after production.', 19.99],
]

const international: Row[] = [
  ['29', 'STANDARD', 'DHL', 'International Standard', 'May be subject to import taxes upon delivery.', 9.99],
  ['30', 'PREMIUM', 'DHL', 'International Premium', 'Tracking to the door.', 15.49],
  ['31', 'EXPRESS', 'DHL Express', 'International Express', '2 to 3 working days after production.', 34.9],
]

export function shippingTypesTo(country: string): AvailableShippingType[] {
  return rowsFor(country).map(toType)
}

export function preferredShippingType(country: string, preferred: PreferredType): AvailableShippingType | undefined {
  return rowsFor(country)
    .filter(([, speed]) => speed === preferred)
    .map(toType)[0]
}

function rowsFor(country: string): Row[] {
  return country === 'US' ? domestic : international
}

function toType([id, , company, name, description, amount]: Row): AvailableShippingType {
  return { id, company, name, description, price: { amount, currency: 'USD' } }
}
