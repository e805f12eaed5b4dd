import { useEffect, useState } from 'react'
import type { FullPost, Post } from '#contracts/posts.ts'
import type { Story } from '#contracts/story.ts'
import { usePreviewedStory } from './usePreviewedStory.ts'

const MESSAGE = 'payload-live-preview'

type Form = Record<string, unknown>
type PostText = Partial<Pick<Post, 'title' | 'description'>>

/** In the panel's live preview, the post with the unsaved changes of the form; elsewhere the post itself. */
export function usePreviewedPost(post: FullPost | undefined): FullPost | undefined {
  const [form, setForm] = useState<Form>()
  const story = usePreviewedStory(form?.['body'] as Story | null | undefined)
  useEffect(() => {
    const { parent: panel, location } = window
    if (panel === window) return
    function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
      if (source === panel && origin === location.origin && isPreview(data)) setForm(data.data)
    }
    window.addEventListener('message', handleMessage)
    panel.postMessage({ type: MESSAGE, ready: true }, location.origin)
    return () => window.removeEventListener('message', handleMessage)
  }, [])
  return post && form ? { ...post, ...textOf(form), ...(story !== undefined && { story, storyCut: false }) } : post
}

const isPreview = (message: unknown): message is { data: Form } =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === MESSAGE &&
  'data' in message &&
  typeof message.data === 'object' &&
  message.data !== null

const textOf = ({ title, description }: Form): PostText => ({
  ...(typeof title === 'string' && { title }),
  ...(typeof description === 'string' && { description }),
})
