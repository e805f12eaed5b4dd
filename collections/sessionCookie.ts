import { env } from '#env'

const secure = env().SITE_URL.startsWith('https://')

/** `__Host-` pins the cookie to this host and to https; browsers refuse the prefix on plain http. */
export const cookiePrefix = secure ? '__Host-stonehunt' : 'stonehunt'
export const sessionCookie = { secure, sameSite: 'Lax' as const }
