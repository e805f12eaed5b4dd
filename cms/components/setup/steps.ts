import type { SetupStep } from '#contracts/operations/setup.ts'

type Row = { step: SetupStep; title: string; href?: string; action?: string }

export const STEPS: Row[] = [
  { step: 'address', title: 'Your address opens the site' },
  { step: 'mail', title: 'Emails leave', href: '/cms/mail-templates', action: 'Edit emails' },
  { step: 'mailRecords', title: 'Mail servers trust your domain' },
  { step: 'cards', title: 'Stripe takes cards' },
  { step: 'prices', title: 'Memberships have a price', href: '/cms/settings', action: 'Change prices' },
  { step: 'print', title: 'Spreadconnect prints' },
  { step: 'files', title: 'Files are kept' },
  { step: 'parts', title: 'The site offers what you chose', href: '/cms/offers', action: 'Switch parts' },
  {
    step: 'legalPages',
    title: 'Legal pages are yours',
    href: '/cms/collections/pages',
    action: 'Edit pages',
  },
  { step: 'creator', title: 'Visitors meet you', href: '/cms/globals/landing', action: 'Introduce yourself' },
  {
    step: 'firstArticle',
    title: 'First article on sale',
    href: '/cms/collections/merchandise',
    action: 'Open merchandise',
  },
  { step: 'firstPost', title: 'First post', href: '/cms/collections/posts/create', action: 'Write a post' },
  { step: 'firstSale', title: 'First sale', href: '/cms/collections/orders', action: 'Open orders' },
]
