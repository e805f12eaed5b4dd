import type { AdminViewServerProps } from 'payload'
import { addressOf } from '#contracts/shared/addressOf.ts'
import * as routes from '#contracts/routes/operations/exports.ts'
import { ordersCsv } from '#contracts/routes/shop/orders.ts'
import { membersCsv } from '#contracts/routes/people/people.ts'
import { PanelPage } from '../../platform/view/PanelPage.tsx'
import { msg, textIn } from '../../platform/view/textIn.ts'

type Download = { title: string; says: string; links: { label: string; href: string }[] }

const downloads: Download[] = [
  {
    title: msg('Posts'),
    says: msg(
      'A ZIP with one Markdown file for each post, its facts in front matter. Other programs read it, and so does Imports. With films it can be very large.',
    ),
    links: [
      { label: msg('Texts, films and pictures'), href: addressOf(routes.postsZip, {}) },
      { label: msg('Texts only'), href: addressOf(routes.postsZip, { query: { files: 'false' } }) },
    ],
  },
  {
    title: msg('Pages'),
    says: msg('A ZIP with one Markdown file for each of your own pages, and their pictures.'),
    links: [{ label: msg('Texts and pictures'), href: addressOf(routes.pagesZip, {}) }],
  },
  {
    title: msg('Members'),
    says: msg(
      'Addresses, names, memberships with their prices and numbers at Stripe, and who wants emails. Passwords are not in it.',
    ),
    links: [{ label: 'CSV', href: addressOf(membersCsv, {}) }],
  },
  {
    title: msg('Email consents'),
    says: msg('Which emails each account wants and since when, and who opted out of all optional emails.'),
    links: [{ label: 'CSV', href: addressOf(routes.emailConsentsCsv, {}) }],
  },
  {
    title: msg('Comments'),
    says: msg('With their post, author and state.'),
    links: [{ label: 'CSV', href: addressOf(routes.commentsCsv, {}) }],
  },
  {
    title: msg('Questions'),
    says: msg('Of all Q&A rounds, with votes and answers.'),
    links: [{ label: 'CSV', href: addressOf(routes.questionsCsv, {}) }],
  },
  {
    title: msg('Messages'),
    says: msg('The conversations of the contact form, one line for each message, with your notes.'),
    links: [{ label: 'CSV', href: addressOf(routes.messagesCsv, {}) }],
  },
  {
    title: msg('Orders'),
    says: msg(
      'One line for each order, with its amounts; or one for each article in it, with its share of the discount.',
    ),
    links: [
      { label: msg('Orders'), href: addressOf(ordersCsv, {}) },
      { label: msg('Articles in orders'), href: addressOf(routes.orderLinesCsv, {}) },
    ],
  },
  {
    title: msg('Reviews'),
    says: msg('With their article, author, state and your reply.'),
    links: [{ label: 'CSV', href: addressOf(routes.reviewsCsv, {}) }],
  },
  {
    title: msg('Gifts'),
    says: msg('Gift cards with their balance, and gift memberships. Codes are not in it: only the recipient has them.'),
    links: [
      { label: msg('Gift cards'), href: addressOf(routes.giftCardsCsv, {}) },
      { label: msg('Gift memberships'), href: addressOf(routes.giftMembershipsCsv, {}) },
    ],
  },
  {
    title: msg('Codes'),
    says: msg('Promo codes of the shop and offers for memberships, with how often each was used.'),
    links: [
      { label: msg('Promo codes'), href: addressOf(routes.promoCodesCsv, {}) },
      { label: msg('Offers for memberships'), href: addressOf(routes.membershipOffersCsv, {}) },
    ],
  },
  {
    title: msg('Gear'),
    says: msg('The products of the shop page. Imports reads it.'),
    links: [{ label: 'CSV', href: addressOf(routes.productsCsv, {}) }],
  },
]

export function Exports(view: AdminViewServerProps) {
  const t = textIn(view.initPageResult.req.i18n.language)
  return (
    <PanelPage
      view={view}
      needs="exportData"
      title={msg('Exports')}
      says={msg(
        'Everything is yours, in formats that other programs read. To move the whole site with its accounts and files to another server, use npm run backup and npm run restore there.',
      )}
    >
      <div className="imports">
        {downloads.map(({ title, says, links }) => (
          <section key={title} className="imports__card" aria-labelledby={`export-${title}`}>
            <h2 id={`export-${title}`}>{t(title)}</h2>
            <p>{t(says)}</p>
            <ul className="imports__downloads">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    download
                    aria-label={t('Download: {title}, {label}', { title: t(title), label: t(label) })}
                  >
                    {t(label)}
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
