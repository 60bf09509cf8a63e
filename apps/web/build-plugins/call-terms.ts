import { type Plugin, parseSync, Visitor } from 'vite'

const declarations = /\/packages\/contract\/src\/.*calls\.ts$/
const makers = new Set(['call', 'recordCalls', 'bulkCalls'])

/**
 * Leaves out of a declaration what only the server reads of a call, its second argument: whom it serves, how often and
 * by which schemas. Nothing names the schemas then, and they are not in the build.
 */
export function callTerms(): Plugin {
  return {
    name: 'call-terms',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: declarations },
      handler: (code, id) => ({ code: withoutTerms(code, id), map: null }),
    },
  }
}

/** Returns the declarations of a file with empty terms. Throws where the second argument of one is absent. */
export function withoutTerms(code: string, id: string): string {
  const cuts: { start: number; end: number }[] = []
  new Visitor({
    // biome-ignore lint/style/useNamingConvention: the names of nodes are the parser's
    CallExpression({ callee, arguments: [, terms] }) {
      if (callee.type !== 'Identifier' || !makers.has(callee.name)) return
      if (!terms) throw new Error(`${id}: a call without its terms`)
      if (cuts.every(({ end }) => terms.start >= end)) cuts.push(terms) // terms inside of terms go with them
    },
  }).visit(parseSync(id, code).program)
  return cuts.reduceRight((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
}
