import { useBrowserValue } from './useBrowserValue.ts'

/** False on the server and during hydration. */
export const useIsBrowser = (): boolean => useBrowserValue<boolean>(() => true, false)
