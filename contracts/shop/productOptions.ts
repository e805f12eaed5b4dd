/** Of the sizes or kinds of one product. */
export const MAX_PRODUCT_OPTIONS = 20
export const MAX_OPTION_NAME = 60
