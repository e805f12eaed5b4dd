// Separate from the schemas, so that forms don't load those.

/** The most characters of texts that people type in more than one form. */
export const TEXT_LIMITS = {
  email: 254,
  password: 1024,
  /** Of an authenticator app, or a recovery code. */
  proofCode: 40,
  personName: 80,
  /** Of a person in a letter or statement. */
  fullName: 160,
  orderReference: 40,
  /** What an employee writes to a buyer about an address. */
  addressProblem: 300,
  promoCode: 40,
  giftCode: 60,
  postTitle: 200,
  description: 10_000,
  productName: 200,
  productCategory: 80,
} as const

/** Of an order's phone number and address. */
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

/** In the blocks of a story. */
export const STORY_LIMITS = { line: 300, paragraph: 2000 } as const

/** What a form says below a text that has more characters. */
export const tooLong = (most: number): string => `Please use at most ${most} characters`
