/** In months: how long a membership can be given for; the settings have a price for each. */
export const GIFT_MONTHS = [3, 6, 12] as const
export type GiftMonths = (typeof GIFT_MONTHS)[number]
