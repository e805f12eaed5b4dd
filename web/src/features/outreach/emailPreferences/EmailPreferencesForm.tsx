import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import type { ChangeEmailPreferences, EmailPreferences } from '#contracts/outreach/emailPreferences.ts'
import { msg } from '#contracts/shared/msg.ts'
import { changeEmailPreferences } from '#contracts/routes/outreach/emailPreferences.ts'
import { accountAddress } from '../../../lib/accountTabs.ts'
import { t } from '../../../lib/text.ts'
import { useOffers } from '../../../lib/siteConfig.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { PostEmailFields } from '../../../ui/PostEmailFields.tsx'
import { emailPreferencesQuery } from './emailPreferencesQuery.ts'
import { Trans } from '../../../ui/Trans.tsx'

type EmailPreferencesFormProps = { linkKey: string; saved: EmailPreferences }

/** Opening the link changes nothing: mail scanners do that too. */
export function EmailPreferencesForm({ linkKey, saved }: EmailPreferencesFormProps) {
  const offers = useOffers()
  const [wanted, setWanted] = useState(() => wantedOf(saved))
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: () => call(changeEmailPreferences, { query: { key: linkKey }, input: wanted }),
    onSuccess: (stored) => queryClient.setQueryData(emailPreferencesQuery(linkKey).queryKey, stored),
  })

  function change(part: Partial<ChangeEmailPreferences>) {
    save.reset()
    setWanted({ ...wanted, ...part })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }

  const checkbox = (name: 'replies' | 'cartReminders' | 'reviewRequests' | 'comeback' | 'alerts', label: string) => (
    <Checkbox checked={wanted[name]} onChange={({ target }) => change({ [name]: target.checked })}>
      {label}
    </Checkbox>
  )

  return (
    <Form onSubmit={handleSubmit}>
      <PageHeading>{t('What we email you')}</PageHeading>
      <Lead>
        {t('For {email}. Receipts and emails about your account and orders always come; you can choose all others.', {
          email: saved.email,
        })}
      </Lead>
      {saved.mailStop && (
        <Notice title={t('Emails to this address have stopped.')}>
          {t(STOPS[saved.mailStop])}{' '}
          <Trans
            id="Your choices are kept. To get these emails again, <0>confirm the address on your account page</0>."
            components={{ 0: <Link to={accountAddress('profile')} /> }}
          />
        </Notice>
      )}
      <Group>
        <h2>{t('New posts and letters')}</h2>
        <PostEmailFields value={{ ...saved.posts, ...wanted.posts }} onChange={(posts) => change({ posts })} />
      </Group>
      <Group>
        <h2>{t('Everything else')}</h2>
        {checkbox('replies', t('Replies to my comments'))}
        {checkbox('cartReminders', t('Reminders of a cart, when I ask for one at checkout'))}
        {offers('reviews') && checkbox('reviewRequests', t('A question about my order, after it arrived'))}
        {checkbox('comeback', t('One email after a membership of mine has ended, with an offer if there is one'))}
        {saved.alerts > 0 && checkbox('alerts', alertsLabel(saved.alerts))}
      </Group>
      <Button type="submit" pending={save.isPending}>
        {t('Save Choices')}
      </Button>
      <div role="status">{save.isSuccess && <Notice tone="good" title={t('Your choices are saved.')} />}</div>
      {save.isError && (
        <Notice tone="bad" role="alert" title={t('Your choices were not saved.')}>
          {serverMessage(save.error, t('Please try again.'))}
        </Notice>
      )}
    </Form>
  )
}

const STOPS = {
  bounce: msg('One came back, so we send only what you need.'),
  complaint: msg('One was marked as spam, so we send only what you need.'),
}

const alertsLabel = (count: number): string =>
  t('{count, plural, one {My alert about an article in the shop} other {My # alerts about articles in the shop}}', {
    count,
  })

function wantedOf({
  posts,
  replies,
  cartReminders,
  reviewRequests,
  comeback,
}: EmailPreferences): ChangeEmailPreferences {
  return {
    posts: { ...posts, choice: posts.choice ?? 'none' },
    replies,
    cartReminders,
    reviewRequests,
    comeback,
    alerts: true,
  }
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
  max-inline-size: 40rem;
`
const Lead = styled.p`
  max-inline-size: 60ch;
  color: ${theme.color.muted};
  font-size: ${theme.size.lg};
`
const Group = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  inline-size: 100%;
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.line};

  h2 {
    font-size: ${theme.size.h4};
  }
`
