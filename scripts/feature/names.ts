/** What a new feature is called, in both languages. */
export interface Names {
  /** English plural, kebab-case: folder and file names. */
  readonly feature: string
  /** English singular, camelCase: calls, messages, schemas. */
  readonly one: string
  /** English plural, camelCase. */
  readonly many: string
  /** Spanish singular: table and path. */
  readonly table: string
  /** Spanish plural: property of the list on the wire, area of changes, address of the screen. */
  readonly rows: string
  /** Key of `Module` that opens it. */
  readonly module: string
}

/** The parts of the catalogue that the new code may name, as they already are or as they are about to be written. */
export interface Catalogue {
  /** Name of the area, such as `ideaMessages`. */
  readonly area: string
  /** Name of the area of successes, if there is one. */
  readonly done: string | null
  readonly entries: ReadonlySet<string>
}

export type Files = Record<string, string>

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Throws with what is wrong, so that nothing is written under a name that breaks the rules of the house. */
export function namesOf(words: readonly string[], modules: readonly string[]): Names {
  const [feature = '', singular = '', table = '', rows = '', module = camel(feature)] = words
  const isKebab = (name: string) => /^[a-z]+(-[a-z]+)*$/.test(name)
  const isSnake = (name: string) => /^[a-z]+(_[a-z]+)*$/.test(name)
  if (!isKebab(feature) || !isKebab(singular))
    throw new Error('the English names are kebab-case: price-lists price-list')
  if (!isSnake(table) || !isSnake(rows)) throw new Error('the Spanish names are snake_case: lista_precio listas_precio')
  if (!modules.includes(module)) {
    throw new Error(
      `no module is called ${module}: name one as the fifth word, or add it to Module of the contract first`,
    )
  }
  return { feature, one: camel(singular), many: camel(feature), table, rows, module }
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
