'use client'
import { useDocumentEvents, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Draws nothing: has the page in the live preview read again what was saved, and gives its frame a name. */
export function FreshPreview() {
  const { mostRecentUpdate } = useDocumentEvents()
  const { iframeRef, loadedURL } = useLivePreviewContext()
  useEffect(() => {
    if (mostRecentUpdate) iframeRef.current?.contentWindow?.location.reload()
  }, [mostRecentUpdate, iframeRef])
  useEffect(() => {
    if (iframeRef.current) iframeRef.current.title = 'The post on the site'
  }, [loadedURL, iframeRef])
  return null
}
