import { addressOf } from '#contracts/addressOf.ts'
import { mediaAddress } from '#contracts/mediaAddress.ts'
import type { FullPost } from '#contracts/posts.ts'
import { readCaptions } from '#contracts/routes/captions.ts'
import type { FilmParts } from '#domain/posts/findFilmParts.ts'

type Shown = Pick<FullPost, 'captions' | 'chapters' | 'finds' | 'hasGuess' | 'position'>

export const NO_FILM_PARTS: Shown = { captions: [], chapters: [], finds: [], hasGuess: false, position: null }

/** People who may not watch see only the chapters of the description, which they can read there, and may guess. */
export function presentFilmParts(postId: number, parts: FilmParts, isLocked: boolean): Shown {
  const chapters = parts.chapters
    .filter(({ isPublic }) => isPublic || !isLocked)
    .map(({ second, title }) => ({ second, title }))
  if (isLocked) return { ...NO_FILM_PARTS, chapters, hasGuess: parts.hasGuess }
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
    hasGuess: parts.hasGuess,
    position: parts.position,
  }
}
