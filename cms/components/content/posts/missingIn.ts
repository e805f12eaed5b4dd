import type { PostType } from '#contracts/content/posts.ts'
import { msg } from '../../platform/view/textIn.ts'

/** A post as its form has it. */
export type Filled = {
  type: PostType
  hasFilm: boolean
  hasPhotos: boolean
  hasCover: boolean
  hasDescription: boolean
  hasText: boolean
  hasPlace: boolean
  hasCaptions: boolean
}

export type PostTab = 'Write' | 'Film' | 'Photos' | 'Find & place' | 'Sharing'
export type Missing = { says: string; tab: PostTab; isRequired: boolean }

/** What a post still lacks, and the tab where it is added. Only what `requireMedia` refuses is required. */
export function missingIn(post: Filled): Missing[] {
  const isFilm = post.type === 'video'
  const isStory = !isFilm && !post.hasPhotos
  const rows: [boolean, Missing][] = [
    [isFilm && !post.hasFilm, { says: msg('The film'), tab: 'Film', isRequired: true }],
    [
      isStory && !post.hasCover,
      { says: msg('A cover, which is the picture of a story, or photos'), tab: 'Write', isRequired: true },
    ],
    [
      !isStory && !post.hasCover,
      { says: isFilm ? msg('A cover: a frame of the film is shown') : msg('A cover'), tab: 'Write', isRequired: false },
    ],
    [!post.hasDescription && !post.hasText, { says: msg('A description'), tab: 'Write', isRequired: false }],
    [
      isFilm && !post.hasCaptions,
      { says: msg('Captions, for people who don’t hear the film'), tab: 'Film', isRequired: false },
    ],
    [!post.hasPlace, { says: msg('A place: the post isn’t on the map'), tab: 'Find & place', isRequired: false }],
  ]
  return rows.filter(([isMissing]) => isMissing).map(([, missing]) => missing)
}
