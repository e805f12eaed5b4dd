import { expect, it } from 'vitest'
import { type Capability, isCapability, may, type Role, rolesWith } from '#contracts/platform/roles.ts'

const ALLOWED: Record<Capability, Role[]> = {
  usePanel: ['owner', 'editor', 'moderator', 'shop'],
  readPosts: ['owner', 'editor', 'moderator'],
  writePosts: ['owner', 'editor'],
  writeLetters: ['owner', 'editor'],
  managePages: ['owner', 'editor'],
  readMedia: ['owner', 'editor', 'moderator', 'shop'],
  addMedia: ['owner', 'editor', 'shop'],
  manageMedia: ['owner', 'editor'],
  moderateComments: ['owner', 'moderator'],
  manageQuestions: ['owner', 'editor', 'moderator'],
  moderateReviews: ['owner', 'moderator', 'shop'],
  answerMessages: ['owner', 'moderator'],
  identifyStones: ['owner', 'moderator'],
  chooseFinds: ['owner', 'editor', 'moderator'],
  readOrders: ['owner', 'shop'],
  changeOrders: ['owner', 'shop'],
  refundOrders: ['owner', 'shop'],
  manageCatalogue: ['owner', 'shop'],
  manageCodes: ['owner', 'shop'],
  resolveShopAlerts: ['owner', 'shop'],
  resolveAlerts: ['owner'],
  readFigures: ['owner', 'editor', 'moderator', 'shop'],
  readSales: ['owner', 'shop'],
  readPostFigures: ['owner', 'editor'],
  readMembers: ['owner'],
  changeMembers: ['owner'],
  manageStaff: ['owner'],
  manageSite: ['owner'],
  manageEmails: ['owner'],
  exportData: ['owner'],
  importData: ['owner'],
  readAudit: ['owner'],
  readSystemLog: ['owner'],
}

it.each(Object.entries(ALLOWED) as [Capability, Role[]][])('%s is for %j', (capability, roles) => {
  expect(rolesWith(capability)).toEqual(roles)
})

it.each(Object.keys(ALLOWED) as Capability[])('without a role, nobody has %s', (capability) => {
  expect([null, undefined, {}, { role: null }].map((person) => may(person, capability))).toEqual(Array(4).fill(false))
})

it.each(['everyone', 'signedIn', 'provider', 'toString', '__proto__', ''])('%j is no capability', (name) => {
  expect(isCapability(name)).toBe(false)
})
