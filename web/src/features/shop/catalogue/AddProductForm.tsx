import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { BYTES } from '#contracts/shared/constants.ts'
import { msg } from '#contracts/shared/msg.ts'
import { MAX_DESCRIPTION, MAX_PRODUCT_CATEGORY, MAX_PRODUCT_NAME } from '#contracts/shared/textLimits.ts'
import { IMAGE_EXTENSIONS } from '../../../lib/fileTypes.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { checkInput, preloadSchema } from '../../../lib/checkInput.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { uploadProblem } from '../../../lib/upload/uploadProblem.ts'
import { useLeaveGuard } from '../../../lib/useLeaveGuard.ts'
import { theme } from '../../../theme.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { UploadSubmit } from '../../../ui/upload/UploadSubmit.tsx'
import { UploadField } from '../../../ui/UploadField.tsx'
import { useAddProduct } from './queries.ts'

const EMPTY = { name: '', description: '', price: '', category: '' }
const LEAVING = msg('An upload is still running. Leave anyway and lose it?')
const NO_UPLOADS = { addresses: [] as string[], isBusy: false, hasFailed: false, isEmpty: true }
const LIMITS = { extensions: IMAGE_EXTENSIONS, maxBytes: BYTES.image, maxFiles: 1 }

const loadSchema = async () => (await import('#contracts/shop/products.ts')).createProductInput

export function AddProductForm() {
  const [values, setValues] = useState(EMPTY)
  const [uploads, setUploads] = useState(NO_UPLOADS)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isChecking, setChecking] = useState(false)
  const [added, setAdded] = useState<string>()
  const [round, setRound] = useState(0)
  const add = useAddProduct()
  useLeaveGuard(uploads.isBusy ? t(LEAVING) : null)

  function changeUploads(next: typeof NO_UPLOADS) {
    setUploads(next)
    setProblems(({ imageUrl: _, ...others }) => others)
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setAdded(undefined)
    setChecking(true)
    const [imageUrl = null] = uploads.addresses
    const price = values.price.trim() === '' ? Number.NaN : Number(values.price)
    const { data, errors } = await checkInput(loadSchema, { ...values, price, imageUrl })
    setChecking(false)
    const uploading = uploadProblem(uploads)
    const found: Record<string, string> = {
      ...errors,
      ...(uploading && { imageUrl: uploading }),
    }
    setProblems(found)
    const [first] = Object.values(found)
    if (first || !data) {
      showToast({ tone: 'destructive', title: t('Error'), description: first })
      return
    }
    const { name, description, category } = data
    runMutation(
      add,
      { name, description, price, category, imageUrl },
      {
        onSuccess: (product) => {
          setAdded(product.name)
          setValues(EMPTY)
          setUploads(NO_UPLOADS)
          setRound(round + 1)
          showToast({ title: t('Success'), description: t('{name} was added to the shop.', { name: product.name }) })
        },
        onError: (error) => {
          if (handleSessionExpired(error)) return
          showToast({
            tone: 'destructive',
            title: t('Error'),
            description: t('Failed to add product. Please try again.'),
          })
        },
      },
    )
  }

  return (
    <Form onSubmit={(event) => void handleSubmit(event)} onFocus={preloadSchema(loadSchema)} noValidate>
      {added && (
        <Notice tone="good" role="status">
          {t('{name} was added to the shop.', { name: added })}
        </Notice>
      )}
      <Field label={t('Product name')} necessity="required" error={problems.name}>
        {(aria) => (
          <Input
            {...aria}
            value={values.name}
            maxLength={MAX_PRODUCT_NAME}
            onChange={({ target }) => setValues({ ...values, name: target.value })}
          />
        )}
      </Field>
      <Field label={t('Description')} necessity="optional">
        {(aria) => (
          <Textarea
            {...aria}
            value={values.description}
            maxLength={MAX_DESCRIPTION}
            onChange={({ target }) => setValues({ ...values, description: target.value })}
          />
        )}
      </Field>
      <Field label={t('Price in $')} necessity="required" error={problems.price}>
        {(aria) => (
          <Input
            {...aria}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            value={values.price}
            onChange={({ target }) => setValues({ ...values, price: target.value })}
          />
        )}
      </Field>
      <Field label={t('Category')} hint={t('General, if left empty')} necessity="optional">
        {(aria) => (
          <Input
            {...aria}
            value={values.category}
            maxLength={MAX_PRODUCT_CATEGORY}
            onChange={({ target }) => setValues({ ...values, category: target.value })}
          />
        )}
      </Field>
      <UploadField
        key={round}
        label={t('Product image')}
        hint={t('JPG, PNG or WebP up to 10 MB')}
        limits={LIMITS}
        error={problems.imageUrl}
        onChange={changeUploads}
      />
      <UploadSubmit label={t('Add Product')} isBusy={uploads.isBusy} isPending={isChecking || add.isPending} />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
