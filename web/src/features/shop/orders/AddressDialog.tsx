import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { DeliveryAddress } from '#contracts/shop/addresses.ts'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { addressSchema } from '#contracts/shop/checkout.ts'
import { addressStates } from '#contracts/content/states.ts'
import { msg } from '#contracts/shared/msg.ts'
import { ADDRESS_LIMITS } from '#contracts/shop/addressLimits.ts'
import { nameCountry } from '../../../lib/regions.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Select } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useChangeAddress } from './addressQueries.ts'
import type { OrderAccess } from './queries.ts'
import { issueTexts } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'

type AddressDialogProps = {
  access: OrderAccess
  address: DeliveryAddress
  /** What is wrong with it, when the buyer was asked to correct it. */
  problem: string | undefined
  onClose: () => void
}
type Name = Exclude<keyof DeliveryAddress, 'country'>

const FIELDS = [
  { name: 'firstName', label: msg('First name'), autoComplete: 'shipping given-name', half: true },
  { name: 'lastName', label: msg('Last name'), autoComplete: 'shipping family-name', half: true },
  { name: 'company', label: msg('Company'), autoComplete: 'shipping organization', optional: true },
  { name: 'street', label: msg('Street address'), autoComplete: 'shipping address-line1' },
  { name: 'streetAnnex', label: msg('Apartment, suite, etc.'), autoComplete: 'shipping address-line2', optional: true },
  { name: 'city', label: msg('City'), autoComplete: 'shipping address-level2' },
  { name: 'state', label: msg('State'), autoComplete: 'shipping address-level1', half: true },
  { name: 'zipCode', label: msg('ZIP / postal code'), autoComplete: 'shipping postal-code', half: true },
] as const satisfies { name: Name; label: string; autoComplete: string; optional?: true; half?: true }[]

export function AddressDialog({ access, address, problem, onClose }: AddressDialogProps) {
  const [values, setValues] = useState(address)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const change = useChangeAddress(access)
  const form = useRef<HTMLFormElement>(null)
  const states = addressStates(address.country)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { data, error } = addressSchema.safeParse(values)
    const found = issueTexts(error?.issues)
    setProblems(found)
    if (!data) {
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    runMutation(change, data, {
      onSuccess: () => {
        showToast({ title: t('Address Changed'), description: t('Your order goes to the new address.') })
        onClose()
      },
      onError: (failure) =>
        setProblems({
          ...(failure instanceof ApiError && failure.fieldErrors),
          answer: serverMessage(failure, t('We couldn’t change the address. Please try again.')),
        }),
    })
  }

  const control = (name: Name) => ({
    name,
    value: values[name] ?? '',
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('Change address')}
      description={t('Within {name}. The price of your order stays the same.', {
        name: nameCountry(address.country).name,
      })}
    >
      <Form ref={form} onSubmit={handleSubmit} noValidate>
        {problem !== undefined && !problems['answer'] && (
          <Wide>
            <Notice tone="bad">{problem}</Notice>
          </Wide>
        )}
        {problems['answer'] && (
          <Wide>
            <Notice tone="bad" role="alert">
              {problems['answer']}
            </Notice>
          </Wide>
        )}
        {FIELDS.map((field) => {
          const { name, label, autoComplete } = field
          const isFree = 'optional' in field || (name === 'state' && !states)
          const Cell = 'half' in field ? Half : Wide
          return (
            <Cell key={name}>
              <Field
                label={name === 'state' && !states ? t('State / region') : t(label)}
                necessity={isFree ? 'optional' : 'required'}
                error={problems[name]}
              >
                {(aria) =>
                  name === 'state' && states ? (
                    <Select {...aria} {...control(name)} autoComplete={autoComplete}>
                      <option value="">{t('Choose…')}</option>
                      {states.map((state) => (
                        <option key={state.code} value={state.code}>
                          {state.name}
                        </option>
                      ))}
                    </Select>
                  ) : (
                    <Input {...aria} {...control(name)} maxLength={ADDRESS_LIMITS[name]} autoComplete={autoComplete} />
                  )
                }
              </Field>
            </Cell>
          )
        })}
        <Wide>
          <Button type="submit" pending={change.isPending}>
            {t('Change address')}
          </Button>
        </Wide>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
`
const Wide = styled.div`
  grid-column: 1 / -1;
`
const Half = styled.div`
  grid-column: 1 / -1;

  ${theme.from.phone} {
    grid-column: auto;
  }
`
