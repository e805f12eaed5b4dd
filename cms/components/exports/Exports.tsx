import type { AdminViewServerProps } from 'payload'
import { addressOf } from '#contracts/shared/addressOf.ts'
import * as routes from '#contracts/routes/operations/exports.ts'
import { ordersCsv } from '#contracts/routes/shop/orders.ts'
import { membersCsv } from '#contracts/routes/people/people.ts'
import { PanelPage } from '../view/PanelPage.tsx'
import { msg } from '../view/textIn.ts'

type Download = { title: string; says: string; links: { label: string; href: string }[] }

const downloads: Download[] = [
  {
    title: 'Posts',
    says: 'A ZIP with one Markdown file for each post, its facts in front matter. Other programs read it, and so does Imports. With films it can be very large.',
    links: [
      { label: 'Texts, films and pictures', href: addressOf(routes.postsZip, {}) },
      { label: 'Texts only', href: addressOf(routes.postsZip, { query: { files: 'false' } }) },
    ],
  },
  {
    title: 'Pages',
    says: 'A ZIP with one Markdown file for each of your own pages, and their pictures.',
    links: [{ label: 'Texts and pictures', href: addressOf(routes.pagesZip, {}) }],
  },
  {
    title: 'Members',
    says: 'Addresses, names, memberships with their prices and numbers at Stripe, and who wants emails. Passwords are not in it.',
    links: [{ label: 'CSV', href: addressOf(membersCsv, {}) }],
  },
  {
    title: 'Email consents',
    says: 'Which emails each account wants and since when, and who opted out of all optional emails.',
    links: [{ label: 'CSV', href: addressOf(routes.emailConsentsCsv, {}) }],
  },
  {
    title: 'Comments',
    says: 'With their post, author and state.',
    links: [{ label: 'CSV', href: addressOf(routes.commentsCsv, {}) }],
  },
  {
    title: 'Questions',
    says: 'Of all Q&A rounds, with votes and answers.',
    links: [{ label: 'CSV', href: addressOf(routes.questionsCsv, {}) }],
  },
  {
    title: 'Messages',
    says: 'The conversations of the contact form, one line for each message, with your notes.',
    links: [{ label: 'CSV', href: addressOf(routes.messagesCsv, {}) }],
  },
  {
    title: 'Orders',
    says: 'One line for each order, with its amounts; or one for each article in it, with its share of the discount.',
    links: [
      { label: 'Orders', href: addressOf(ordersCsv, {}) },
      { label: 'Articles in orders', href: addressOf(routes.orderLinesCsv, {}) },
    ],
  },
  {
    title: 'Reviews',
    says: 'With their article, author, state and your reply.',
    links: [{ label: 'CSV', href: addressOf(routes.reviewsCsv, {}) }],
  },
  {
    title: 'Gifts',
    says: 'Gift cards with their balance, and gift memberships. Codes are not in it: only the recipient has them.',
    links: [
      { label: 'Gift cards', href: addressOf(routes.giftCardsCsv, {}) },
      { label: 'Gift memberships', href: addressOf(routes.giftMembershipsCsv, {}) },
    ],
  },
  {
    title: 'Codes',
    says: 'Promo codes of the shop and offers for memberships, with how often each was used.',
    links: [
      { label: 'Promo codes', href: addressOf(routes.promoCodesCsv, {}) },
      { label: 'Offers for memberships', href: addressOf(routes.membershipOffersCsv, {}) },
    ],
  },
  {
    title: 'Gear',
    says: 'The products of the shop page. Imports reads it.',
    links: [{ label: 'CSV', href: addressOf(routes.productsCsv, {}) }],
  },
]

export function Exports(view: AdminViewServerProps) {
  return (
    <PanelPage
      view={view}
      needs="exportData"
      title={msg('Exports')}
      says={msg('Everything is yours, in formats that other programs read. To move the whole site with its accounts and files to another server, use npm run backup and npm run restore there.')}
    >
      <div className="imports">
        {downloads.map(({ title, says, links }) => (
          <section key={title} className="imports__card" aria-labelledby={`export-${title}`}>
            <h2 id={`export-${title}`}>{title}</h2>
            <p>{says}</p>
            <ul className="imports__downloads">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} download aria-label={`Download ${title.toLowerCase()}: ${label}`}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PanelPage>
  )
}
