import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the server draws and the browser takes over what it drew; for what is not worth sending. */
export const useBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
