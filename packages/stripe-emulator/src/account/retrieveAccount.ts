import type { Handler } from '../Emulator.ts'

export const retrieveAccount: Handler = ({ settings }) => ({
  id: settings.accountId,
  object: 'account',
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  email: null,
  payouts_enabled: true,
  settings: null,
  type: 'standard',
})
