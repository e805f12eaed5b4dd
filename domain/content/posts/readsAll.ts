import type { Req } from '#domain/platform/Req.ts'

/** Members and employees may read all of every published post, its comments and its questions. */
export const readsAll = ({ user }: Pick<Req, 'user'>): boolean =>
  user !== null && (user.isSubscriber || user.isEmployee)
