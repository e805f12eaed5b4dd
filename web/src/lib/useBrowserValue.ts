import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** `onServer` on the server and during hydration, then `read()`. Does not follow later changes. */
export const useBrowserValue = <Value extends string | number | boolean | null>(
  read: () => Value,
  onServer: Value,
): Value => useSyncExternalStore(never, read, () => onServer)
