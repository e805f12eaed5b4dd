import { Fragment, type ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type SkeletonGridProps = { count: number; label: string; children: ReactNode }

/** Repeats one card-shaped place-holder; to assistive technology it is one sentence. */
export function SkeletonGrid({ count, label, children }: SkeletonGridProps) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </>
  )
}
