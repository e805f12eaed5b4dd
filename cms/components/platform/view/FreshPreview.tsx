'use client'
import { useDocumentEvents, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Renders nothing: refreshes the live preview after a save and gives its frame an accessible name. */
export function FreshPreview({ title }: { title: string }) {
  const { mostRecentUpdate } = useDocumentEvents()
  const { iframeRef, loadedURL } = useLivePreviewContext()
  useEffect(() => {
    if (mostRecentUpdate) iframeRef.current?.contentWindow?.location.reload()
  }, [mostRecentUpdate, iframeRef])
  useEffect(() => {
    if (iframeRef.current) iframeRef.current.title = title
  }, [loadedURL, iframeRef, title])
  return null
}
