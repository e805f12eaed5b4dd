import { invalidRequest, type StripeError } from '../http/StripeError.ts'

export const invalidTaxLocation = (param: string): StripeError =>
  invalidRequest(
    'The customer’s location isn’t recognized. Set a valid customer address in order to automatically calculate tax.',
    'customer_tax_location_invalid',
    param,
  )
