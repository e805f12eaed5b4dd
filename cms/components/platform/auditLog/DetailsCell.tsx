import type { DefaultServerCellComponentProps } from 'payload'
import { Details } from './Details.tsx'

export const DetailsCell = ({ cellData }: DefaultServerCellComponentProps) => <Details details={cellData as unknown} />
