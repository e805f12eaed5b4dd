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

const password = 'hunt-the-agate'

export const demoAccounts: DemoAccount[] = [
  {
    email: 'member@stonehunt.test',
    password,
    firstName: 'Demo',
    lastName: 'Member',
    role: 'member',
    says: 'signed in, no subscription',
  },
  {
    email: 'subscriber@stonehunt.test',
    password,
    firstName: 'Demo',
    lastName: 'Subscriber',
    role: 'subscriber',
    says: 'an active subscriber',
  },
  {
    email: 'employee@stonehunt.test',
    password,
    firstName: 'Demo',
    lastName: 'Employee',
    role: 'employee',
    staffRole: 'owner',
    says: 'the owner: may do everything',
  },
  {
    email: 'editor@stonehunt.test',
    password,
    firstName: 'Demo',
    lastName: 'Editor',
    role: 'employee',
    staffRole: 'editor',
    says: 'an employee: posts, media and the cover photo',
  },
  {
    email: 'moderator@stonehunt.test',
    password,
    firstName: 'Demo',
    lastName: 'Moderator',
    role: 'employee',
    staffRole: 'moderator',
    says: 'an employee: comments, reviews, reports and messages',
  },
  {
    email: 'shop@stonehunt.test',
    password,
    firstName: 'Demo',
    lastName: 'Shop',
    role: 'employee',
    staffRole: 'shop',
    says: 'an employee: orders, refunds and the catalog',
  },
]
