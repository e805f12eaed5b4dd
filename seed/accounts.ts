export type DemoAccount = {
  email: string
  password: string
  firstName: string
  lastName: string
  role: 'member' | 'subscriber' | 'employee'
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
    says: 'publishes and runs the shop',
  },
]
