/** The names of a new feature, in both languages. */
export interface Names {
  /** English plural, kebab-case: folder and file names. */
  readonly feature: string
  /** English singular, kebab-case: the file of its panel. */
  readonly singular: string
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
  /** The first names a row: searched, sorted by, and unique in its enterprise. */
  readonly fields: readonly [FieldName, ...FieldName[]]
}

export const kinds = ['text', 'number', 'email', 'phone', 'country'] as const

/** A field of the form: its column and names. */
export interface FieldName {
  readonly column: string
  readonly es: string
  readonly en: string
  readonly kind: (typeof kinds)[number]
  /** Name of the entry that refuses it: `validUntilInvalid`. */
  readonly entry: string
}

/** The parts of the catalogue that the new code may name, as they already are or as they are about to be written. */
export interface Catalogue {
  /** Name of the area, such as `ideaMessages`. */
  readonly area: string
  /** Name of the area of successes. */
  readonly done: string
  readonly entries: ReadonlySet<string>
}

export type Files = Record<string, string>

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** A Spanish name as people read it: `listas_precio` is "Listas precio". */
export const spoken = (name: string) => capital(name.replaceAll('_', ' '))

/** Throws with what is wrong, so that nothing is written under a name that breaks the rules of the house. */
export function namesOf(words: readonly string[], modules: readonly string[]): Names {
  const named = words.filter((word) => !word.includes(':'))
  const [feature = '', singular = '', table = '', rows = '', module = camel(feature)] = named
  const isKebab = (name: string) => /^[a-z]+(-[a-z]+)*$/.test(name)
  if (!isKebab(feature) || !isKebab(singular))
    throw new Error('the English names are kebab-case: price-lists price-list')
  if (feature === singular) throw new Error('the English names of many and of one must differ: price-lists price-list')
  if (isReserved(camel(singular)) || isReserved(camel(feature)))
    throw new Error(`${singular} is no name of TypeScript: choose another`)
  if (!isSnake(table) || !isSnake(rows)) throw new Error('the Spanish names are snake_case: lista_precio listas_precio')
  if (reservedInSql.has(table)) throw new Error(`${table} is no name of SQL: choose another`)
  if (!modules.includes(module)) {
    throw new Error(
      `no module is called ${module}: name one as the fifth word, or add it to Module of the contract first`,
    )
  }
  const [first = fieldOf('nombre:Nombre:Name'), ...more] = words.filter((word) => word.includes(':')).map(fieldOf)
  if (first.kind !== 'text') throw new Error(`the first field names a row, so it is a text: ${first.column}`)
  const fields = [first, ...more] as const
  const repeated = fields.find(({ column }, place) => fields.findIndex((field) => field.column === column) < place)
  if (repeated) throw new Error(`two fields are called ${repeated.column}`)
  return { feature, singular, one: camel(singular), many: camel(feature), table, rows, module, fields }
}

const isSnake = (name: string) => /^[a-z]+(_[a-z]+)*$/.test(name)

/** Words of TypeScript that name nothing: `class`, `new`. */
function isReserved(name: string): boolean {
  try {
    new Function(`'use strict'; let ${name}`)
    return false
  } catch {
    return true
  }
}

/** Words that PostgreSQL takes as the name of a table or column in quotes only. */
const reservedInSql = new Set(
  `all analyse analyze and any array as asc both case cast check collate column constraint create default desc distinct do
  else end except false fetch for foreign from grant group having in initially intersect into lateral leading limit
  localtime not null offset on only or order placing primary references returning select session_user some symmetric
  table then to trailing true union unique user using variadic when where window with`.split(/\s+/),
)

/** Columns that every record has. */
const taken = new Set(['id', 'version', 'empresa_id', 'creado_por', 'creado_en', 'eliminado_en'])

/** `valido_hasta:Válido hasta:Valid until:number`. */
function fieldOf(word: string): FieldName {
  const [column = '', es = '', en = '', kind = 'text'] = word.split(':')
  if (!isSnake(column) || taken.has(column)) throw new Error(`${word}: a column of its own comes first, in snake_case`)
  if (reservedInSql.has(column)) throw new Error(`${word}: ${column} is no name of SQL`)
  if (!es || !/^[A-Za-z]/.test(en)) throw new Error(`${word}: its Spanish and English names follow, by colons`)
  const known = kinds.find((name) => name === kind)
  if (!known) throw new Error(`${word}: a field is one of ${kinds.join(', ')}`)
  const entry = `${camel(
    en
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, ''),
  )}Invalid`
  return { column, es, en, kind: known, entry }
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
