import { lazy, Suspense } from 'react'
import { Skeleton } from './Skeleton.tsx'
import type { UploadWidgetProps } from './upload/UploadWidget.tsx'

const UploadWidget = lazy(() => import('./upload/UploadWidget.tsx').then((m) => ({ default: m.UploadWidget })))

/** The upload widget, fetched when a screen first shows it: nobody else carries Uppy. */
export function UploadField(props: UploadWidgetProps) {
  return (
    <Suspense fallback={<Skeleton $height="11rem" />}>
      <UploadWidget {...props} />
    </Suspense>
  )
}
