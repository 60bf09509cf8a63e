import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  readonly from: string
  readonly line: number
  /** As written. */
  readonly specifier: string
  /** A path from the root of the project, or the name of a package (`node:` for what Node brings). */
  readonly target: string
  /** True when nothing of it is loaded when the program runs. */
  readonly isType: boolean
}

/** Every import of a source: statements, re-exports, `import()`, `import('…').Type` and workers by `new URL`. */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports: Import[] = []
  const found = (node: { start: number }, specifier: string, isType: boolean) => {
    const line = source.slice(0, node.start).split('\n').length
    imports.push({ from: file, line, specifier, target: targetOf(file, specifier), isType })
  }

  new Visitor({
    // `import { type A }` still loads the module; only `import type` does not.
    ImportDeclaration: (node) => found(node, node.source.value, node.importKind === 'type'),
    ExportAllDeclaration: (node) => found(node, node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => node.source && found(node, node.source.value, node.exportKind === 'type'),
    TSImportType: (node) => found(node, node.source.value, true),
    ImportExpression: ({ start, source: named }) =>
      named.type === 'Literal' && typeof named.value === 'string' && found({ start }, named.value, false),
    NewExpression: ({ start, callee, arguments: [path, base] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL' && base?.type === 'MemberExpression'
      const isModule =
        path?.type === 'Literal' && typeof path.value === 'string' && /^\..*\.[mc]?tsx?$/.test(path.value)
      if (isUrl && isModule) found({ start }, path.value as string, false)
    },
  }).visit(program)
  return imports
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (specifier.startsWith('node:')) return 'node:'
  if (specifier.startsWith('#')) {
    const app = file.split('/').slice(0, 2).join('/')
    const inside = app === 'apps/web' ? 'app' : specifier.startsWith('#test/') ? '' : 'src'
    return posix.join(app, inside, specifier.slice(1))
  }
  if (specifier.startsWith('@portal/contract/')) return `packages/contract/src/${specifier.slice(17)}.ts`
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
