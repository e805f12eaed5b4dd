import { styled } from 'styled-components'
import { theme } from '../../../../../theme.ts'
import { Picture } from '../../../../../ui/Picture.tsx'

/** Something of the site that a part can show. */
export type Choice = { key: string; title: string; detail: string; imageUrl: string | null }

export function ChoiceBody({ choice: { key, title, detail, imageUrl } }: { choice: Choice }) {
  return (
    <Row>
      <Thumb>
        <Picture src={imageUrl} alt="" seed={key} ramp="carnelian" width={64} height={48} sizes="4rem" />
      </Thumb>
      <span>
        <Title>{title}</Title>
        <Detail>{detail}</Detail>
      </span>
    </Row>
  )
}

const Row = styled.span`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[3]};
`
const Thumb = styled.span`
  display: block;
  block-size: 3rem;
  overflow: hidden;
  border-radius: ${theme.radius.tag};
  background: ${theme.fixed.plinth};
`
const Title = styled.strong`
  display: block;
  overflow-wrap: anywhere;
  line-height: 1.3;
`
const Detail = styled.span`
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.5 ${theme.font.mono};
`
