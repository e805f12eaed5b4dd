import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { CLAIM_KINDS, type ClaimKind, claimInput, MAX_CLAIM_CHARACTERS } from '#contracts/shop/claims.ts'
import { centsOf } from '#contracts/shared/money.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select, Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { KIND_LABELS } from './claimLabels.ts'
import { useOpenClaim } from './claimQueries.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import type { OrderAccess } from './queries.ts'
import { issueTexts } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'
import { formatMoney } from '../../../lib/money.ts'
import { lineVariantText, withVariantInBrackets } from '../articles/variantText.ts'

type ClaimFormProps = { order: Order; access: OrderAccess; onClose: () => void }

export function ClaimForm({ order, access, onClose }: ClaimFormProps) {
  const items = order.lines.filter(({ canClaim }) => canClaim)
  const pendingCents = centsOf(order.refundPending)
  const isPending = pendingCents > 0
  const [kind, setKind] = useState<ClaimKind | ''>('')
  const [message, setMessage] = useState('')
  const [lines, setLines] = useState<number[]>([])
  const [photos, setPhotos] = useState<string[]>([])
  const [problems, setProblems] = useState<Record<string, string>>({})
  const open = useOpenClaim(access)
  const form = useRef<HTMLFormElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { data, error } = claimInput.safeParse({ kind, message, lines })
    const found = issueTexts(error?.issues)
    setProblems(found)
    if (!data) {
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    runMutation(
      open,
      { ...data, photos },
      {
        onSuccess: onClose,
        onError: (failure) =>
          setProblems({
            ...(failure instanceof ApiError && failure.fieldErrors),
            answer: serverMessage(failure, t('We couldn’t send your report. Please try again.')),
          }),
      },
    )
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate>
      {order.isFullyRefunded && (
        <Notice tone="info">
          {t(
            isPending
              ? 'We’re refunding {amount}, all that you paid for this order. A report doesn’t bring another refund.'
              : 'We refunded {amount}, all that you paid for this order. A report doesn’t bring another refund.',
            { amount: formatMoney(centsOf(order.refunded) + pendingCents) },
          )}
        </Notice>
      )}
      {problems['answer'] && (
        <Notice tone="bad" role="alert">
          {problems['answer']}
        </Notice>
      )}
      <Field label={t('What is wrong?')} necessity="required" error={problems['kind']}>
        {(aria) => (
          <Select {...aria} name="kind" value={kind} onChange={({ target }) => setKind(target.value as ClaimKind)}>
            <option value="">{t('Choose…')}</option>
            {CLAIM_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(KIND_LABELS[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {order.lines.length > 1 && (
        <Items>
          <legend>{t('Which items? None means all.')}</legend>
          {items.map((line) => (
            <Checkbox
              key={line.id}
              checked={lines.includes(Number(line.id))}
              onChange={({ target }) =>
                setLines(target.checked ? [...lines, Number(line.id)] : lines.filter((one) => one !== Number(line.id)))
              }
            >
              {line.quantity} × {withVariantInBrackets(line.title, lineVariantText(line))}
            </Checkbox>
          ))}
        </Items>
      )}
      <Field label={t('Tell us more')} necessity="required" error={problems['message']}>
        {(aria) => (
          <Textarea
            {...aria}
            name="message"
            maxLength={MAX_CLAIM_CHARACTERS}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <PhotoPicker photos={photos} onChange={setPhotos} />
      <Row>
        <Button type="submit" pending={open.isPending}>
          {t('Send report')}
        </Button>
        <Button tone="outline" onClick={onClose}>
          {t('Go back')}
        </Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
const Items = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: ${theme.space[2]};
    padding: 0;
    font-weight: 650;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
