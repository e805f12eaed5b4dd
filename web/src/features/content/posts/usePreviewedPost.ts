import { useEffect, useState } from 'react'
import type { FullPost, Post } from '#contracts/content/posts.ts'
import type { Story } from '#contracts/content/story.ts'
import { language } from '../../../lib/text.ts'
import { usePreviewedStory } from './usePreviewedStory.ts'

const MESSAGE = 'payload-live-preview'

type Form = Record<string, unknown>
type PostText = Partial<Pick<Post, 'title' | 'description' | 'language'>>

/** In the panel's live preview, the post with the unsaved changes of the form; elsewhere the post itself. */
export function usePreviewedPost(post: FullPost | undefined): FullPost | undefined {
  const [form, setForm] = useState<Form>()
  const story = usePreviewedStory(form && (shownIn(form).body as Story | null | undefined))
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
  return post && form
    ? { ...post, ...textOf(shownIn(form)), ...(story !== undefined && { story, storyCut: false }) }
    : post
}

const isPreview = (message: unknown): message is { data: Form } =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === MESSAGE &&
  'data' in message &&
  typeof message.data === 'object' &&
  message.data !== null

/** The original, or the German version on a German page. */
function shownIn(form: Form) {
  const { title, description, body, germanTitle, germanDescription, germanBody } = form
  return language() === 'de' && germanTitle
    ? { title: germanTitle, description: germanDescription, body: germanBody, language: 'de' as const }
    : { title, description, body, language: 'en' as const }
}

const textOf = ({ title, description, language }: ReturnType<typeof shownIn>): PostText => ({
  ...(typeof title === 'string' && { title, language }),
  ...(typeof description === 'string' && { description }),
})
