import { describe, expect, it } from 'vitest'
import { mayWatch } from '#domain/content/posts/mayWatch.ts'
import { audienceOf } from '../../cms/components/content/posts/audienceOf.ts'
import { formatsIn } from '../../cms/components/platform/view/formats.ts'

const now = new Date('2026-11-21T12:00:00Z')
const [before, after] = ['2026-11-20T12:00:00Z', '2026-11-22T12:00:00Z']
const english = formatsIn('en')
const visitor = null
const subscriber = { id: 7, isSubscriber: true, isEmployee: false }

describe('the audience shown beside the post form', () => {
  const chosen = ['published', 'pending', 'processing', 'scheduled', 'draft'].flatMap((status) =>
    [true, false].flatMap((isSubscriberOnly) =>
      [null, before, after].map((publicAt) => ({ status, isSubscriberOnly, publicAt })),
    ),
  )

  it.each(chosen)(
    'matches what mayWatch decides: $status, subscribers only: $isSubscriberOnly, public from $publicAt',
    (post) => {
      const said = audienceOf({ ...post, publishAt: after }, now, english)
      const stored = {
        status: post.status as 'published',
        isSubscriberOnly: post.isSubscriberOnly,
        publicAt: post.publicAt ? new Date(post.publicAt) : null,
        authorId: 1,
      }
      const published = { ...stored, status: 'published' as const }
      expect(said.startsWith('Only its author and employees see it until')).toBe(!mayWatch(stored, subscriber, now))
      expect(said.includes('Everyone can watch it')).toBe(mayWatch(published, visitor, now))
      expect(said.includes('Subscribers can watch it')).toBe(!mayWatch(published, visitor, now))
    },
  )

  it('names the dates on which it changes', () => {
    const said = audienceOf(
      { status: 'scheduled', isSubscriberOnly: true, publishAt: after, publicAt: after },
      now,
      english,
    )
    expect(said.match(/Nov 22, 2026/g)).toHaveLength(2)
    expect(audienceOf({ status: 'scheduled' }, now, english)).toContain('the time you choose')
    expect(audienceOf({ status: 'draft', isSubscriberOnly: true, publicAt: after }, now, formatsIn('de'))).toMatch(
      /^Bis du ihn veröffentlichst, .+ Danach: Mitglieder können ihn ansehen, ab 22\.11\.2026, \d\d:00 alle\./,
    )
  })
})
