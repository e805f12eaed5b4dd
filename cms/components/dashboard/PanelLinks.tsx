import { Link } from '@payloadcms/ui'
import { isEntityHidden, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { may } from '#contracts/roles.ts'

type Group = { title: string; links: { href: string; label: string; says: string }[] }

type User = PayloadRequest['user']
type PanelLinksProps = { collections: SanitizedCollectionConfig[]; user: User }

export function PanelLinks({ collections, user }: PanelLinksProps) {
  return (
    <nav className="places" aria-label="Everything in this panel">
      {groupsOf(collections, user).map(({ title, links }) => (
        <section key={title} className="board__panel">
          <h3>{title}</h3>
          <ul>
            {links.map(({ href, label, says }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
                <span>{says}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function groupsOf(collections: SanitizedCollectionConfig[], user: User): Group[] {
  const groups: Group[] = []
  for (const { slug, labels, admin } of collections) {
    if (isEntityHidden({ hidden: admin.hidden, user }) || typeof admin.group !== 'string') continue
    let group = groups.find(({ title }) => title === admin.group)
    if (!group) groups.push((group = { title: admin.group, links: [] }))
    group.links.push({
      href: `/cms/collections/${slug}`,
      label: typeof labels.plural === 'string' ? labels.plural : slug,
      says: typeof admin.description === 'string' ? (/^[^.]+\./.exec(admin.description)?.[0] ?? '') : '',
    })
  }
  if (!may(user, 'manageEmails')) return groups
  groups
    .find(({ title }) => title === 'Settings and email')
    ?.links.unshift(
      {
        href: '/cms/settings',
        label: 'Settings',
        says: 'Prices, shipping, discount, comments and security.',
      },
      {
        href: '/cms/mail-templates',
        label: 'Email templates',
        says: 'Every email the site sends, and its wording.',
      },
    )
  return groups
}
