import { dynamicSql, type Statement } from '#database/sql.ts'
import { hashCartKey } from './hashCartKey.ts'

/** A condition on `carts c` for a guest's key. An account's cart opens only with that account's session. */
export const guestCart = (key: string): Statement => dynamicSql`c.user_id is null and c.key_hash = ${hashCartKey(key)}`
