// Separate from the schemas, so that forms don't load those.

/** The most characters of texts that people type in more than one form. */
export const MAX_EMAIL = 254
export const MAX_PASSWORD = 1024
/** Of an authenticator app, or a recovery code. */
export const MAX_PROOF_CODE = 40
export const MAX_PERSON_NAME = 80
/** Of a person in a letter or statement. */
export const MAX_FULL_NAME = 160
export const MAX_ORDER_REFERENCE = 40
/** What an employee writes to a buyer about an address. */
export const MAX_ADDRESS_PROBLEM = 300
export const MAX_PROMO_CODE = 40
export const MAX_SECRET_CODE = 60
export const MAX_POST_TITLE = 200
export const MAX_DESCRIPTION = 10_000
export const MAX_PRODUCT_NAME = 200
export const MAX_PRODUCT_CATEGORY = 80
/** In a conversation with the people who run the site. */
export const MAX_MESSAGE_CHARACTERS = 4000
/** Of who gives a gift card or membership. */
export const MAX_GIFT_MESSAGE = 500

/** In the blocks of a story. */
export const MAX_STORY_LINE = 300
export const MAX_STORY_PARAGRAPH = 2000
