import type { Hunter, Profile } from '#contracts/community/hunters.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import * as routes from '#contracts/routes/community/hunters.ts'
import { commentRole } from '#domain/community/comments/commentRules.ts'
import { blockHunter as block, listBlocked, unblockHunter as unblock } from '#domain/community/hunters/blockHunter.ts'
import {
  changeProfile as change,
  readProfile as findProfile,
  type StoredProfile,
} from '#domain/community/hunters/profile.ts'
import { readHunter as read } from '#domain/community/hunters/readHunter.ts'
import { chosenName } from '#domain/community/hunters/shownName.ts'
import { implement } from '../../implement.ts'

export const readHunter = implement(routes.readHunter, async (req, { params: { id } }): Promise<Hunter> => {
  const { hunter, comments, isMe, isBlocked } = await read(req, id)
  return {
    id: hunter.handle,
    name: chosenName(hunter),
    role: commentRole(hunter.role),
    pictureUrl: hunter.pictureKey ? mediaAddress(hunter.pictureKey) : null,
    memberSince: hunter.createdAt.toISOString().slice(0, 7),
    isMe,
    isBlocked,
    comments: comments.map(({ id: commentId, postId, postTitle, content, createdAt }) => ({
      id: commentId,
      postId,
      postTitle,
      content,
      createdAt: createdAt.toISOString(),
    })),
  }
})

export const blockHunter = implement(
  routes.blockHunter,
  async (req, { params: { id } }) => {
    await block(req, id)
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)

export const unblockHunter = implement(routes.unblockHunter, async (req, { params: { id } }) => {
  await unblock(req, id)
})

export const readBlocked = implement(routes.readBlocked, async (req) =>
  (await listBlocked(req)).map(({ blockedAt, ...person }) => ({ ...person, blockedAt: blockedAt.toISOString() })),
)

export const readProfile = implement(routes.readProfile, async (req) =>
  presentProfile(req.user.handle, await findProfile(req.pool, req.user.id)),
)

export const changeProfile = implement(
  routes.changeProfile,
  async (req, { input }) => presentProfile(req.user.handle, await change(req, input)),
  { rateLimit: { calls: 20, seconds: 3600 } },
)

const presentProfile = (id: string, { name, pictureKey }: StoredProfile): Profile => ({
  id,
  name,
  pictureUrl: pictureKey ? mediaAddress(pictureKey) : null,
})
