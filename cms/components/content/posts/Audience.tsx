'use client'
import { useFormFields } from '@payloadcms/ui'
import { useFormats } from '../../platform/view/useFormats.ts'
import { audienceOf } from './audienceOf.ts'

export function Audience() {
  const words = useFormats()
  const chosen = useFormFields(([fields]) => ({
    status: fields['status']?.value as string | undefined,
    isSubscriberOnly: fields['isSubscriberOnly']?.value === true,
    publishAt: fields['publishAt']?.value as string | null | undefined,
    publicAt: fields['publicAt']?.value as string | null | undefined,
  }))
  const sentence = audienceOf(chosen, new Date(), words)
  return (
    <div className="audience" role="status" aria-label={words.t('Who sees this post')}>
      <strong>{words.t('Who sees it')}</strong>
      <span>{sentence}</span>
    </div>
  )
}
