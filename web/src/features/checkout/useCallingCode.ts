import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CheckoutValues } from './checkoutValues.ts'

/** In North America ten digits are a number, as people write it there. */
const NORTH_AMERICA = '+1'

/** Begins a phone number that is not typed yet with the calling code of the chosen country, such as `+34`. */
export function useCallingCode(callingCode: string | undefined) {
  const { getValues, setValue } = useFormContext<CheckoutValues>()

  useEffect(() => {
    if (!callingCode || !isOnlyCode(getValues('customerInfo.phone'))) return
    setValue('customerInfo.phone', callingCode === NORTH_AMERICA ? '' : `${callingCode} `)
  }, [callingCode, getValues, setValue])
}

const isOnlyCode = (phone: string): boolean => /^(?:\+\d{1,4})?$/.test(phone.trim())
