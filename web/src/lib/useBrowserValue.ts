import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What only the browser knows, or what is not worth sending: `onServer` while the server draws and the browser takes
 * over what it drew, then what `read` says. It does not follow later changes.
 */
export const useBrowserValue = <Value extends string | number | boolean | null>(
  read: () => Value,
  onServer: Value,
): Value => useSyncExternalStore(never, read, () => onServer)
