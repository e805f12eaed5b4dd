/** The most characters of an order's phone number and address. */
export const ADDRESS_LIMITS = {
  phone: 40,
  firstName: 120,
  lastName: 120,
  company: 120,
  street: 200,
  streetAnnex: 200,
  city: 120,
  state: 60,
  country: 2,
  zipCode: 20,
} as const
