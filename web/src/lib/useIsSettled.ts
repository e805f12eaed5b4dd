import { useDeferredValue } from 'react'
import { useIsBrowser } from './useIsBrowser.ts'

/** As `useIsBrowser`, but what comes of it is made in small steps once a drawn page was taken over and answers. */
export const useIsSettled = (): boolean => useDeferredValue(useIsBrowser())
