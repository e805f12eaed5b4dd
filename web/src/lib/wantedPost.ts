import { useSearchParams } from 'react-router-dom'
import { joinPath, postIdOf } from '#contracts/people/joinTarget.ts'
import { readReturnTo } from './returnTo.ts'
import { useBrowserValue } from './useBrowserValue.ts'

const storedPostId = () => postIdOf(readReturnTo()?.path ?? '')

/** The post that the visitor wanted to watch before subscribing: in the address, or stored in this tab. */
export function useWantedPostId(): number | null {
  const [parameters] = useSearchParams()
  const stored = useBrowserValue(storedPostId, null)
  return postIdOf(joinPath(Number(parameters.get('post')))) ?? stored
}
