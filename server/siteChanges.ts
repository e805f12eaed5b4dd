import { type ChangeFeed, changeFeed, type Listener } from '#database/changeFeed.ts'
import type { ListenConnection } from '#database/listenConnection.ts'
import { reportCommentChange } from '#domain/community/comments/commentEvents.ts'

/** The feed for the response cache; open pages hear of new comments from the same one. */
export const siteChanges =
  (connection: ListenConnection) =>
  (listener: Pick<Listener, 'changed' | 'confirmed'>): ChangeFeed =>
    changeFeed(connection, { ...listener, commented: reportCommentChange })
