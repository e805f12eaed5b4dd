import { lazyPart } from './lazyPart.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { UploadWidgetProps } from './upload/UploadWidget.tsx'

const UploadWidget = lazyPart(async () => (await import('./upload/UploadWidget.tsx')).UploadWidget, {
  fallback: <Skeleton $height="11rem" />,
})

export function UploadField(props: UploadWidgetProps) {
  return <UploadWidget {...props} />
}
