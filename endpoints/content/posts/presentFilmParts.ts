import { addressOf } from '#contracts/shared/addressOf.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { FullPost } from '#contracts/content/posts.ts'
import { readCaptions } from '#contracts/routes/content/captions.ts'
import type { FilmParts } from '#domain/content/posts/findFilmParts.ts'

type Shown = Pick<FullPost, 'captions' | 'chapters' | 'finds' | 'hasGuess' | 'position' | 'previewURL'>

export const NO_FILM_PARTS: Shown = {
  captions: [],
  chapters: [],
  finds: [],
  hasGuess: false,
  position: null,
  previewURL: null,
}

/** People who may not watch see the preview and the chapters of the description, which they can read there, and may guess. */
export function presentFilmParts(postId: number, parts: FilmParts, isLocked: boolean): Shown {
  const chapters = parts.chapters
    .filter(({ isPublic }) => isPublic || !isLocked)
    .map(({ second, title }) => ({ second, title }))
  const { hasGuess, previewKey } = parts
  if (isLocked)
    return { ...NO_FILM_PARTS, chapters, hasGuess, previewURL: previewKey ? mediaAddress(previewKey) : null }
  return {
    captions: parts.captions.map(({ language, label }) => ({
      language,
      label: label ?? language,
      url: addressOf(readCaptions, { params: { id: postId, file: `${language}.vtt` } }),
    })),
    chapters,
    finds: parts.finds.map(({ frameKey, note, ...find }) => ({
      ...find,
      note: note ?? '',
      frameURL: frameKey ? mediaAddress(frameKey) : null,
    })),
    hasGuess,
    position: parts.position,
    previewURL: null,
  }
}
