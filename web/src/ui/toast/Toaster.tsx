import { lazy, Suspense, useSyncExternalStore } from 'react'
import { readToast, subscribeToToast } from '../../lib/toastStore.ts'

const ToastRegion = lazy(() => import('./ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })))

/** Nothing until the first toast; its region is fetched then and stays. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, readToast, () => null)
  if (!toast) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion toast={toast} />
    </Suspense>
  )
}
