'use client'
import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** In the reader's time zone, which the server doesn't know: until the page is alive it is UTC, and says so. */
export function Moment({ at }: { at: Date }) {
  const locale = useTranslation().i18n.language === 'de' ? 'de' : 'en-US'
  const text = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat(locale, MOMENT).format(at),
    () => `${new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: 'UTC' }).format(at)} UTC`,
  )
  return <time dateTime={at.toISOString()}>{text}</time>
}

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const
