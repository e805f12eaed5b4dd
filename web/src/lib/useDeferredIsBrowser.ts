import { useDeferredValue } from 'react'
import { useIsBrowser } from './useIsBrowser.ts'

/** Like `useIsBrowser`, but the update is deferred, so that it does not block input after hydration. */
export const useDeferredIsBrowser = (): boolean => useDeferredValue(useIsBrowser())
