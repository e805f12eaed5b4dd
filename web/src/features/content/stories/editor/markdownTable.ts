import {
  $generateNodesFromMarkdownString,
  $convertToMarkdownString,
  isTableRowDivider,
  type MultilineElementTransformer,
} from '@lexical/markdown'
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  TableCellHeaderStates,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table'
import { BOLD_STAR, ITALIC_STAR, LINK } from '@lexical/markdown'

const INLINE = [BOLD_STAR, ITALIC_STAR, LINK]
const ROW = /^\s*\|(.+)\|\s*$/

/** Tables with pipes, as GitHub writes them. The first row is the head. */
export const TABLE: MultilineElementTransformer = {
  dependencies: [TableNode, TableRowNode, TableCellNode],
  export: (node) => {
    if (!$isTableNode(node)) return null
    const rows = node.getChildren().filter($isTableRowNode).map($exportRow)
    const columns = rows[0]?.length ?? 0
    const lines = rows.map((cells) => `| ${cells.join(' | ')} |`)
    lines.splice(1, 0, `|${' --- |'.repeat(columns)}`)
    return lines.join('\n')
  },
  regExpStart: ROW,
  handleImportAfterStartMatch: ({ lines, rootNode, startLineIndex }) => {
    if (!isTableRowDivider(lines[startLineIndex + 1]?.trim() ?? '')) return null
    let end = startLineIndex + 1
    while (ROW.test(lines[end + 1] ?? '')) end += 1
    const rows = lines.slice(startLineIndex, end + 1).filter((_line, index) => index !== 1)
    rootNode.append($createTableNode().append(...rows.map((line, index) => $importRow(line, index === 0))))
    return [true, end]
  },
  replace: () => false,
  type: 'multiline-element',
}

const $exportRow = (row: TableRowNode): string[] =>
  row
    .getChildren()
    .filter($isTableCellNode)
    .map((cell) => $convertToMarkdownString(INLINE, cell).trim().replaceAll('|', '\\|').replace(/\n+/g, ' '))

function $importRow(line: string, isHead: boolean): TableRowNode {
  const cells = (ROW.exec(line)?.[1] ?? '').split(/(?<!\\)\|/)
  return $createTableRowNode().append(
    ...cells.map((text) => {
      const cell = $createTableCellNode(isHead ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS)
      return cell.append(...$generateNodesFromMarkdownString(text.trim().replaceAll('\\|', '|'), INLINE))
    }),
  )
}
