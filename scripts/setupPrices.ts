import { setUpPrices } from '#providers/stripe/setUpPrices.ts'

/** Makes the membership's product and prices at the card provider, once for each account of it. */
await setUpPrices()
process.stdout.write('The membership’s prices are in place.\n')
