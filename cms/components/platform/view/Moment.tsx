'use client'
import { useSyncExternalStore } from 'react'
import { useFormats } from './useFormats.ts'

const never = () => () => {}

/** In the reader's time zone, which the server doesn't know: until the page is alive it is UTC, and says so. */
export function Moment({ at }: { at: Date }) {
  const { moment, minute } = useFormats()
  const text = useSyncExternalStore(
    never,
    () => moment(at),
    () => `${minute(at)} UTC`,
  )
  return <time dateTime={at.toISOString()}>{text}</time>
}
