import type { AdminViewServerProps } from 'payload'
import { addressOf } from '#contracts/addressOf.ts'
import { commentsCsv, postsZip, productsCsv } from '#contracts/routes/exports.ts'
import { ordersCsv } from '#contracts/routes/orders.ts'
import { membersCsv } from '#contracts/routes/people.ts'
import { PanelPage } from '../view/PanelPage.tsx'

type Download = { title: string; says: string; links: { label: string; href: string }[] }

const downloads: Download[] = [
  {
    title: 'Posts',
    says: 'A ZIP with one Markdown file for each post, its facts in front matter. Other programs read it, and so does Imports. With films it can be very large.',
    links: [
      { label: 'Texts, films and pictures', href: addressOf(postsZip, {}) },
      { label: 'Texts only', href: addressOf(postsZip, { query: { files: 'false' } }) },
    ],
  },
  {
    title: 'Members',
    says: 'Addresses, names and memberships. Passwords are not in it.',
    links: [{ label: 'CSV', href: addressOf(membersCsv, {}) }],
  },
  {
    title: 'Comments',
    says: 'With their post, author and state.',
    links: [{ label: 'CSV', href: addressOf(commentsCsv, {}) }],
  },
  {
    title: 'Orders',
    says: 'One line for each order, with its amounts.',
    links: [{ label: 'CSV', href: addressOf(ordersCsv, {}) }],
  },
  {
    title: 'Gear',
    says: 'The products of the shop page. Imports reads it.',
    links: [{ label: 'CSV', href: addressOf(productsCsv, {}) }],
  },
]

export function Exports(view: AdminViewServerProps) {
  return (
    <PanelPage
      view={view}
      needs="exportData"
      title="Exports"
      says="Everything is yours, in formats that other programs read. To move the whole site with its accounts and files to another server, use npm run backup and npm run restore there."
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
