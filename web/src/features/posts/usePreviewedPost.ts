import { useEffect, useState } from 'react'
import type { Post } from '#contracts/posts.ts'

const MESSAGE = 'payload-live-preview'

type PostText = Partial<Pick<Post, 'title' | 'description'>>

/** In the panel's live preview, the post with the unsaved changes of the form; elsewhere the post itself. */
export function usePreviewedPost<P extends Post>(post: P | undefined): P | undefined {
  const [text, setText] = useState<PostText>({})
  useEffect(() => {
    const { parent: panel, location } = window
    if (panel === window) return
    function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
      if (source === panel && origin === location.origin && isPreview(data)) setText(textOf(data.data))
    }
    window.addEventListener('message', handleMessage)
    panel.postMessage({ type: MESSAGE, ready: true }, location.origin)
    return () => window.removeEventListener('message', handleMessage)
  }, [])
  return post && { ...post, ...text }
}

const isPreview = (message: unknown): message is { data: Record<string, unknown> } =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === MESSAGE &&
  'data' in message &&
  typeof message.data === 'object' &&
  message.data !== null

const textOf = ({ title, description }: Record<string, unknown>): PostText => ({
  ...(typeof title === 'string' && { title }),
  ...(typeof description === 'string' && { description }),
})
