import type { MailingStatus } from '#contracts/outreach/mailings.ts'
import { msg } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'

type MailingProgressProps = { sent: NonNullable<MailingStatus['sent']> }

const COUNTS = [
  ['sent', msg('Sent')],
  ['waiting', msg('Waiting')],
  ['refused', msg('Refused by the mailbox')],
  ['skipped', msg('No longer wanted')],
] as const

/** How many emails of a mailing left, and which links were followed: in total, nothing about anybody. */
export function MailingProgress({ sent: { progress, links } }: MailingProgressProps) {
  const t = useText()
  return (
    <>
      <dl className="mailing-counts">
        {COUNTS.filter(([name]) => name === 'sent' || progress[name] > 0).map(([name, label]) => (
          <div key={name}>
            <dt>{t(label)}</dt>
            <dd>{progress[name]}</dd>
          </div>
        ))}
      </dl>
      {links.length === 0 ? (
        <p>{t('No link was followed yet.')}</p>
      ) : (
        <table className="mailing-links">
          <thead>
            <tr>
              <th scope="col">{t('Link')}</th>
              <th scope="col">{t('Clicks')}</th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ url, clicks }) => (
              <tr key={url}>
                <td>
                  <a href={url} target="_blank" rel="noreferrer" title={url}>
                    {shortOf(url)}
                  </a>
                </td>
                <td>{clicks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** Without the address of this site. */
function shortOf(url: string): string {
  const { origin, host, pathname, search } = new URL(url)
  const path = pathname + search
  return origin === window.location.origin ? path : `${host}${path === '/' ? '' : path}`
}
