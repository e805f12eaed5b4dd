'use client'
import { useFormFields } from '@payloadcms/ui'
import { audienceOf } from './audienceOf.ts'

export function Audience() {
  const chosen = useFormFields(([fields]) => ({
    status: fields['status']?.value as string | undefined,
    isSubscriberOnly: fields['isSubscriberOnly']?.value === true,
    publishAt: fields['publishAt']?.value as string | null | undefined,
    publicAt: fields['publicAt']?.value as string | null | undefined,
  }))
  const sentence = audienceOf(chosen, new Date())
  return (
    <div className="audience" role="status" aria-label="Who sees this post">
      <strong>Who sees it</strong>
      <span>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</span>
    </div>
  )
}
