import { useBrowserValue } from './useBrowserValue.ts'

/** False while the server draws, and for the browser's first look at what it drew. */
export const useIsBrowser = (): boolean => useBrowserValue<boolean>(() => true, false)
