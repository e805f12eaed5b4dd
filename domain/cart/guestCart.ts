import { dynamicSql, type Statement } from '#database/sql.ts'
import { hashCartKey } from './hashCartKey.ts'

/** Which cart a guest's key opens, as a condition on `carts c`. An account's cart opens only with that account's session. */
export const guestCart = (key: string): Statement => dynamicSql`c.user_id is null and c.key_hash = ${hashCartKey(key)}`
