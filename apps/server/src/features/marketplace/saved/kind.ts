import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { type PageText, type Text, textIn } from '@portal/contract/core/text'
import type { FilterNaming } from '@portal/contract/marketplace/public/filter-naming'
import type { SearchedKind } from '@portal/contract/saved-searches/constants'
import type { Db } from '#core/database/database.ts'
import { numberText } from '#core/documents/formats.ts'
import type { MailItem } from '#core/mail/layout.ts'
import type { Card } from '../lists/card-cache.ts'
import { findAmong } from '../lists/found.ts'
import type { Search } from '../lists/public-lists.ts'
import type { Searching } from '../search/queries.ts'
import { addSynonyms } from '../synonyms/synonyms.ts'
import { type FilterSpec, type Filters, filterText, readFilters } from './filter-rules.ts'
import { getNames, type Names } from './queries.ts'

/** An item for a mail; its addresses are paths of ours. */
export type ShownItem = MailItem & { id: number }

/** What a kind of item declares so that its searches can be saved. */
interface Declared<Wanted extends Search, Row> {
  kind: SearchedKind
  /** The column of its items where rows of either kind stand. */
  column: 'clasificado_id' | 'propiedad_id'
  categories: 'clasificado_categoria' | 'propiedad_categoria'
  /** The path of the public list. */
  path: string
  spec: FilterSpec
  /** How its public list finds. */
  searching: Searching<Wanted>
  wantedOf(filters: Readonly<Record<string, string>>): Wanted
  say(name: string, value: string, language: PageLanguage, naming: FilterNaming): string
  /** The cards of its public list, in no order. */
  listCards(db: Db, ids: readonly number[]): Promise<readonly Card[]>
  shown(row: Row, language: PageLanguage): ShownItem
}

/** A search as it is stored and said. */
interface ReadSearch {
  /** The filter as an address, in one order, without what the list does not accept. */
  filter: string
  words: PageText
  /** The path of the list with the filter. */
  path: string
}

/** How searches of a kind of item are read, said and matched: by the conditions of its public list. */
export interface SavedKind extends Pick<Declared<Search, never>, 'kind' | 'column'> {
  /** Reads the filter of an address. */
  read(db: Db, address: string): Promise<ReadSearch>
  /** Returns which of these items a stored filter finds now. */
  find(db: Db, filter: string, ids: readonly number[]): Promise<number[]>
  /** Returns those of these items that are public, in this order. */
  show(db: Db, ids: readonly number[], language: PageLanguage): Promise<ShownItem[]>
}

const all: Text = { es: 'Todo lo que se publique', en: 'Everything that is published' }

/** Returns how searches of a kind of item are saved. */
export function savedKind<Wanted extends Search, Row>(declared: Declared<Wanted, Row>): SavedKind {
  const { kind, column, spec, searching, wantedOf } = declared

  async function read(db: Db, address: string): Promise<ReadSearch> {
    const filters = new Map(readFilters(spec, address))
    const named = await namesOf(db, filters)
    for (const name of ['categoria_id', 'pais_id']) if (!named.has(name)) filters.delete(name)
    const filter = filterText(filters)
    const saidIn = (language: PageLanguage) => {
      const nameOf = (name: string) => (id: string) => {
        const names = named.get(name)
        return names ? nameIn(names, 'nombre', language) : id
      }
      const naming = {
        number: (value: number) => numberText(value, language),
        category: nameOf('categoria_id'),
        country: nameOf('pais_id'),
      }
      return (
        [...filters].map(([name, value]) => declared.say(name, value, language, naming)).join(' · ') ||
        textIn(all, language)
      )
    }
    const path = filter ? `${declared.path}?${filter}` : declared.path
    return { filter, words: { es: saidIn('es'), en: saidIn('en'), pt: saidIn('pt') }, path }
  }

  async function namesOf(db: Db, filters: Filters): Promise<Map<string, Names>> {
    const tables = { categoria_id: declared.categories, pais_id: 'pais' } as const
    const names = new Map<string, Names>()
    for (const [name, table] of Object.entries(tables)) {
      const id = filters.get(name)
      const found = id === undefined ? undefined : await getNames(db, table, id)
      if (found) names.set(name, found)
    }
    return names
  }

  return {
    ...{ kind, column, read },
    async show(db, ids, language) {
      const cards = new Map((await declared.listCards(db, ids)).map(({ id, texto }) => [id, texto]))
      return ids.flatMap((id) => {
        const text = cards.get(id)
        return text ? [declared.shown(JSON.parse(text) as Row, language)] : []
      })
    },
    async find(db, filter, ids) {
      const wanted = wantedOf(Object.fromEntries(readFilters(spec, filter)))
      return findAmong(searching, db, { ...wanted, words: await addSynonyms(db, wanted.words) }, ids)
    },
  }
}
