export const ROLES = ['owner', 'editor', 'moderator', 'shop'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  moderator: 'Moderator',
  shop: 'Shop',
}

/** Capabilities of each role, in the panel and the API. Owners have all; what is not listed is owners only. */
const OTHERS = {
  usePanel: ['editor', 'moderator', 'shop'],
  readPosts: ['editor', 'moderator'],
  writePosts: ['editor'],
  writeLetters: ['editor'],
  managePages: ['editor'],
  readMedia: ['editor', 'moderator', 'shop'],
  addMedia: ['editor', 'shop'],
  manageMedia: ['editor'],
  moderateComments: ['moderator'],
  manageQuestions: ['editor', 'moderator'],
  moderateReviews: ['moderator', 'shop'],
  answerMessages: ['moderator'],
  identifyStones: ['moderator'],
  chooseFinds: ['editor', 'moderator'],
  readOrders: ['shop'],
  changeOrders: ['shop'],
  refundOrders: ['shop'],
  manageCatalogue: ['shop'],
  manageCodes: ['shop'],
  resolveShopAlerts: ['shop'],
  resolveAlerts: [],
  /** Opens Growth. Each figure there needs its own right as well. */
  readFigures: ['editor', 'moderator', 'shop'],
  readSales: ['shop'],
  readPostFigures: ['editor'],
  readMembers: [],
  changeMembers: [],
  manageStaff: [],
  manageSite: [],
  manageEmails: [],
  exportData: [],
  importData: [],
  readAudit: [],
  readSystemLog: [],
} as const satisfies Record<string, readonly Exclude<Role, 'owner'>[]>

export type Capability = keyof typeof OTHERS

/** Anyone, with or without a role: also members and guests. */
type Person = { role?: Role | null } | null | undefined

export function may(person: Person, capability: Capability): boolean {
  const role = person?.role
  if (!role) return false
  const others: readonly Role[] = OTHERS[capability]
  return role === 'owner' || others.includes(role)
}

export const rolesWith = (capability: Capability): Role[] => ROLES.filter((role) => may({ role }, capability))

export const isCapability = (name: string): name is Capability => Object.hasOwn(OTHERS, name)
