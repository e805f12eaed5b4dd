import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { Story } from '#contracts/content/story.ts'

const SETTLE_MS = 300

/**
 * The story of the panel's form with its files and articles, which only the server knows. Undefined until it has answered.
 *
 * @param body undefined outside the panel.
 */
export function usePreviewedStory(body: Story | null | undefined): Story | null | undefined {
  const [story, setStory] = useState<Story | null>()
  // Each message of the panel is a copy; only other words are a change.
  const text = body === undefined ? undefined : JSON.stringify(body)
  useEffect(() => {
    if (text === undefined) return
    const stopped = new AbortController()
    async function show(input: { body: Story | null }) {
      try {
        // Only the panel’s preview needs it.
        const { previewStory } = await import('#contracts/routes/content/stories.ts')
        const answer = await call(previewStory, { input }, stopped.signal)
        setStory(answer.story)
      } catch {
        // Half a sentence ago it was valid: the last story stays.
      }
    }
    const timer = setTimeout(() => void show({ body: JSON.parse(text) as Story | null }), SETTLE_MS)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [text])
  return story
}
