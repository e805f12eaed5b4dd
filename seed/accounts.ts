import type { Role } from '#contracts/platform/roles.ts'

export type DemoAccount = {
  email: string
  password: string
  firstName: string
  lastName: string
  role: 'member' | 'subscriber' | 'employee'
  /** What the employee may do. */
  staffRole?: Role
  says: string
}

/** An account of each role, all with the same password. */
export const accountsAt = (domain: string, password: string): DemoAccount[] => [
  {
    email: `member@${domain}`,
    password,
    firstName: 'Demo',
    lastName: 'Member',
    role: 'member',
    says: 'signed in, no subscription',
  },
  {
    email: `subscriber@${domain}`,
    password,
    firstName: 'Demo',
    lastName: 'Subscriber',
    role: 'subscriber',
    says: 'an active subscriber',
  },
  {
    email: `employee@${domain}`,
    password,
    firstName: 'Demo',
    lastName: 'Employee',
    role: 'employee',
    staffRole: 'owner',
    says: 'the owner: may do everything',
  },
  {
    email: `editor@${domain}`,
    password,
    firstName: 'Demo',
    lastName: 'Editor',
    role: 'employee',
    staffRole: 'editor',
    says: 'an employee: posts, media and the cover photo',
  },
  {
    email: `moderator@${domain}`,
    password,
    firstName: 'Demo',
    lastName: 'Moderator',
    role: 'employee',
    staffRole: 'moderator',
    says: 'an employee: comments, reviews, reports and messages',
  },
  {
    email: `shop@${domain}`,
    password,
    firstName: 'Demo',
    lastName: 'Shop',
    role: 'employee',
    staffRole: 'shop',
    says: 'an employee: orders, refunds and the catalog',
  },
]

export const demoAccounts = accountsAt('stonehunt.test', 'hunt-the-agate')
