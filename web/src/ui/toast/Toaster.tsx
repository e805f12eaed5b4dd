import { useSyncExternalStore } from 'react'
import { readToast, subscribeToToast } from '../../lib/toastStore.ts'
import { lazyPart } from '../lazyPart.tsx'
import { PlainToast } from './PlainToast.tsx'

const ToastRegion = lazyPart(async () => (await import('./ToastRegion.tsx')).ToastRegion, { Missing: PlainToast })

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, readToast, () => null)
  return toast && <ToastRegion toast={toast} />
}
