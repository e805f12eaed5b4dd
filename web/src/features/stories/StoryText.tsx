import { TimedText } from '../../ui/TimedText.tsx'
import { useStory } from './StoryContext.ts'

/** Words of a story; times of the post's film are links. */
export function StoryText({ text }: { text: string }) {
  const { film, seek } = useStory()
  return <TimedText text={text} path={film?.path ?? ''} duration={film?.seconds ?? null} onSeek={seek} />
}
