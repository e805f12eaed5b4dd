import { createContext, use } from 'react'

type StoryActions = {
  openPhoto: (url: string) => void
  seek: ((second: number) => void) | undefined
  /** The page of the film, and its length; null while there is none to watch. */
  film: { path: string; seconds: number } | null
}

export const StoryContext = createContext<StoryActions>({ openPhoto: () => undefined, seek: undefined, film: null })

export const useStory = (): StoryActions => use(StoryContext)
