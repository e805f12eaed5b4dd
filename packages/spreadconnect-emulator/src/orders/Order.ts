export type Address = {
  company?: string
  firstName?: string
  lastName: string
  street: string
  streetAnnex?: string
  city: string
  country: string
  state?: string
  zipCode: string
}

export type CustomerPrice = { amount: number; currency?: string }

export type Price = { amount: number; taxRate?: number; taxAmount?: number; currency: string }

export type TaxType = 'SALESTAX' | 'VAT' | 'NOT_TAXABLE'

export type ShippingType = { id: string; company: string; name: string; description: string }

export type OrderItem = {
  orderItemReference: number
  externalOrderItemReference?: string
  state: 'NEW' | 'CHECKED' | 'CANCELLED' | 'PRODUCTION_ISSUE' | 'IN_PRODUCTION' | 'SENT'
  sku: string
  quantity: number
  price: Price
  customerPrice: CustomerPrice
}

export type Shipment = {
  id: number
  orderId: number
  orderReference: number
  externalOrderReference: string
  orderItemReferences: number[]
  externalOrderItemReferences: string[]
  shipping: { address: Address; type?: ShippingType; price: Price }
  tracking: { code: string; url: string }[]
  closedDate: string
  sentDate: string
}

export type Order = {
  id: number
  orderReference: number
  externalOrderReference: string
  externalOrderName?: string
  state: 'NEW' | 'CONFIRMED' | 'PROCESSED' | 'CANCELLED'
  orderItems: OrderItem[]
  shipping: { address: Address; fromAddress?: Address; type?: ShippingType; price: Price; customerPrice: CustomerPrice }
  billingAddress: Address
  phone: string
  email: string
  price: Price
  taxType: TaxType
  customerTaxType: TaxType
  confirmedAt?: number
  shipments: Shipment[]
}
