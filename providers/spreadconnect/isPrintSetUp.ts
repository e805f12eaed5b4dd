import { env } from '#env'

/** Without a print provider the shop sells the owner's goods only, and `merchandise` is off; see `readPartsOff`. */
export const isPrintSetUp = (): boolean => env().SPREADCONNECT_API_KEY !== undefined
