import type { Endpoint } from '../implement.ts'
import { readCaptions, readTranscript } from './captions/captions.ts'
import { readLegalText } from './legalTexts/readLegalText.ts'
import { readPage } from './pages/pages.ts'
import {
  listPosts,
  readArchive,
  readPost,
  readPostBody,
  readPostPage,
  readRelated,
  viewPost,
} from './posts/readPosts.ts'
import { readPlaces } from './places/readPlaces.ts'
import {
  beginPost,
  editPost,
  makePreview,
  pickCover,
  publishPost,
  publishPostAsEmployee,
  removePost,
} from './posts/writePosts.ts'
import { search } from './search/search.ts'
import { readSeries } from './series/readSeries.ts'
import { previewStory, readStoryFilms } from './stories/stories.ts'
import { watchHere } from './streams/watchHere.ts'
import { readFieldCopy, readFieldLease } from './fieldCopies/fieldCopies.ts'
import { ofPart } from '../ofPart.ts'
import { addWatchLater, readWatchLater, readWatchLaterIds, removeWatchLater } from './watchLater/watchLater.ts'
import { changeWatching, dropPosition, readWatching, savePosition } from './watching/watching.ts'

export const contentEndpoints: Endpoint[] = [
  listPosts,
  readPostPage,
  readArchive,
  readPost,
  readRelated,
  readPostBody,
  viewPost,
  readCaptions,
  readTranscript,
  savePosition,
  dropPosition,
  readWatching,
  changeWatching,
  readWatchLater,
  readWatchLaterIds,
  addWatchLater,
  removeWatchLater,
  readPlaces,
  readSeries,
  search,
  publishPostAsEmployee,
  beginPost,
  editPost,
  removePost,
  makePreview,
  pickCover,
  previewStory,
  readStoryFilms,
  readLegalText,
  readFieldCopy,
  readFieldLease,
  watchHere,
  readPage,
  ...ofPart('uploads', [publishPost]),
]
