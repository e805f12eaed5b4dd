import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { ProductArticle } from '#contracts/shop/articles.ts'
import { findPostPlace } from '#domain/content/places/findPlaces.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findOwners } from '#domain/shop/stones/findOwners.ts'
import { findPapers, type StoredPapers } from '#domain/shop/stones/findPapers.ts'
import { presentPostPlace } from '../../content/places/presentPostPlace.ts'

/** The papers of a stone, with the place of its film as precisely as this viewer may know it. */
export async function presentPapers(req: Req, productId: number): Promise<Pick<ProductArticle, 'papers' | 'photos'>> {
  const stored = await findPapers(req.pool, productId)
  if (!stored) return { papers: null, photos: [] }
  const { filmId, filmAuthorId, ...facts } = stored
  const place = filmId === null ? null : await findPostPlace(req.pool, filmId)
  const photos = facts.photos.flatMap(({ key, shows }) => (key ? [{ imageUrl: mediaAddress(key), shows }] : []))
  if (!isAnythingKnown(stored)) return { papers: null, photos }
  return {
    photos,
    papers: {
      kind: facts.stoneKind,
      size: facts.stoneSize,
      treatment: facts.treatment,
      foundOn: facts.foundOn && dayOf(facts.foundOn),
      weightGrams: facts.weightGrams > 0 ? facts.weightGrams : null,
      film:
        filmId === null
          ? null
          : { id: filmId, title: facts.filmTitle ?? '', second: Math.floor(facts.filmSecond ?? 0) },
      owners: (await findOwners(req.pool, productId)).map(dayOf),
      ...(place && presentPostPlace({ authorId: filmAuthorId }, place, req.user, req.now)),
    },
  }
}

/** Without the time: the page is for everyone. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Of what everyone may read. A stone whose film isn’t published has papers, too (`HAS_PAPERS`), but none to show. */
const isAnythingKnown = ({ stoneKind, stoneSize, treatment, filmId }: StoredPapers): boolean =>
  filmId !== null || [stoneKind, stoneSize, treatment].some((text) => Boolean(text))
