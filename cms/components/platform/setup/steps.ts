import type { SetupStep } from '#contracts/operations/setup.ts'
import { msg } from '../view/textIn.ts'

type Row = { step: SetupStep; title: string; href?: string; action?: string }

export const STEPS: Row[] = [
  { step: 'address', title: msg('Your address opens the site') },
  { step: 'mail', title: msg('Emails leave'), href: '/cms/mail-templates', action: msg('Edit emails') },
  { step: 'mailRecords', title: msg('Mail servers trust your domain') },
  { step: 'cards', title: msg('Stripe takes cards') },
  { step: 'prices', title: msg('Memberships have a price'), href: '/cms/settings', action: msg('Change prices') },
  { step: 'print', title: msg('Spreadconnect prints') },
  { step: 'files', title: msg('Files are kept') },
  { step: 'parts', title: msg('The site offers what you chose'), href: '/cms/offers', action: msg('Switch parts') },
  {
    step: 'legalPages',
    title: msg('Legal pages are yours'),
    href: '/cms/collections/pages',
    action: msg('Edit pages'),
  },
  { step: 'creator', title: msg('Visitors meet you'), href: '/cms/globals/landing', action: msg('Introduce yourself') },
  {
    step: 'firstArticle',
    title: msg('First article on sale'),
    href: '/cms/collections/merchandise',
    action: msg('Open merchandise'),
  },
  { step: 'firstPost', title: msg('First post'), href: '/cms/collections/posts/create', action: msg('Write a post') },
  { step: 'firstSale', title: msg('First sale'), href: '/cms/collections/orders', action: msg('Open orders') },
]
