import { t } from '../../../lib/text.ts'

/** A price, and that tax comes on top where it does: its rate is that of the day. */
export const withTax = (price: string, isTaxed: boolean | undefined): string =>
  isTaxed ? t('{price}, plus tax', { price }) : price
