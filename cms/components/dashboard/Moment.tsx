'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** In the reader's time zone, which the server doesn't know: until the page is alive it is UTC, and says so. */
export function Moment({ at }: { at: Date }) {
  const text = useSyncExternalStore(
    never,
    () => moment.format(at),
    () => `${utc.format(at)} UTC`,
  )
  return <time dateTime={at.toISOString()}>{text}</time>
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const utc = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
