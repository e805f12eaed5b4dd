import { createContext, use } from 'react'

type StoryActions = {
  openPhoto: (url: string) => void
  seek: ((second: number) => void) | undefined
}

export const StoryContext = createContext<StoryActions>({ openPhoto: () => undefined, seek: undefined })

export const useStory = (): StoryActions => use(StoryContext)
