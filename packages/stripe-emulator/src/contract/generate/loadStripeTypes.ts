import path from 'node:path'
import ts from 'typescript'
import { operationFiles, resources } from './resources.ts'

export interface StripeTypes {
  checker: ts.TypeChecker
  resourceFolder: string
  sourceOf(file: string): ts.SourceFile
  nameOf: Map<ts.Declaration, string>
}

export function loadStripeTypes(packageFolder: string): StripeTypes {
  const resourceFolder = path.join(packageFolder, 'esm/resources/')
  const fileOf = (file: string): string => `${resourceFolder}${file}.d.ts`
  const files = new Set([...Object.values(resources).map(([file]) => file), ...operationFiles])
  const program = ts.createProgram([...files].map(fileOf), {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  })
  const sourceOf = (file: string): ts.SourceFile => {
    const source = program.getSourceFile(fileOf(file))
    if (!source) throw new Error(`The stripe package has no ${file}`)
    return source
  }
  const nameOf = new Map<ts.Declaration, string>()
  for (const [name, [file, interfaceName]] of Object.entries(resources)) {
    const found = sourceOf(file).statements.find(
      (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === interfaceName,
    )
    if (!found) throw new Error(`${file} declares no ${interfaceName}`)
    nameOf.set(found, name)
  }
  return { checker: program.getTypeChecker(), resourceFolder, sourceOf, nameOf }
}
