import { TimedText } from '../../../ui/TimedText.tsx'
import { useStory } from './StoryContext.ts'

/** Text of a story, with timestamps of the post's film as links. */
export function StoryText({ text }: { text: string }) {
  const { film, seek } = useStory()
  return <TimedText text={text} path={film?.path ?? ''} duration={film?.seconds ?? null} onSeek={seek} />
}
