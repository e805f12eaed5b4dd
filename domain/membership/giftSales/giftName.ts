type Sold = { reference: string; months: number | null }

/** For texts to employees. */
export const giftName = ({ reference, months }: Sold): string =>
  `${months === null ? 'gift card' : 'gift membership'} ${reference}`
