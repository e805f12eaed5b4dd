import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

export function UploadPreview({ file }: { file: Blob }) {
  const picture = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (picture.current) picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])

  return <Thumb ref={picture} alt="" width={56} height={42} />
}

const Thumb = styled.img`
  inline-size: 3.5rem;
  block-size: 2.625rem;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.sunken};
  object-fit: cover;
`
