import { createHash } from 'node:crypto'
import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import type { Caller } from '#core/base/actor.ts'
import { mediumDay } from '#core/calendar/dates.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Files } from '#core/files/files.ts'
import { productArea } from './areas.ts'
import * as queries from './queries.ts'

export interface SheetDeps {
  db: Db
  files: Files
}

interface Sheet {
  table: queries.SheetTable
  productId: number
  language: PageLanguage
  /** Everything that it says: another one is made when that changes. */
  says: unknown
  /** The name to save it by. */
  name: string
  /** The action of the audit row. */
  action: string
  caller: Caller
  make(): Promise<Uint8Array>
}

const mostBytes = 5 * 1024 * 1024

/**
 * Returns the address of a product's PDF, made once per version of what it says. Of two concurrent calls, the first
 * one's file is stored.
 */
export async function storedSheet({ db, files }: SheetDeps, sheet: Sheet): Promise<string> {
  const { table, productId, language, says, name, action, caller, make } = sheet
  const mark = createHash('sha256').update(JSON.stringify(says)).digest('hex')
  const known = await queries.getSheet(db, table, productId, language)
  if (known?.huella === mark) return addressOf(known.archivo_id)

  const content = await make()
  const written = await files.write({ name, content, allowed: ['pdf'], maxBytes: mostBytes, isPublic: true })
  return inTransaction(db, async (db) => {
    const before = await queries.lockSheet(db, table, productId, language)
    if (before?.huella === mark) return addressOf(before.archivo_id) // our own file has no row and will be swept
    const fileId = await files.keep(db, caller, written)
    await queries.storeSheet(db, table, { producto_id: productId, idioma: language, huella: mark, archivo_id: fileId })
    if (before) await files.drop(db, before.archivo_id)
    const after = { idioma: language, archivo_id: fileId, bytes: written.bytes }
    const announces = [{ area: productArea }] // pages show its size
    await record(db, caller, { action, entity: 'producto', id: productId, after, announces })
    return addressOf(fileId)
  })
}

const addressOf = (fileId: string) => `/v1/archivo/${fileId}`

/** Returns the product and the language that `{slug}-{language}.pdf` names; null for another name. */
export function readSheetName(name = ''): { slug: string; language: PageLanguage } | null {
  const [, slug = '', named] = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([a-z]{2})\.pdf$/.exec(name) ?? []
  const language = pageLanguages.find((one) => one === named)
  return language ? { slug, language } : null
}

/** Formats the day on which a PDF was made. */
export const editionDay = (day: Date, language: PageLanguage): string =>
  mediumDay(day.toISOString().slice(0, 10), language)

/** Returns the beginning of the name to save a product's PDF by. */
export const fileNameOf = (product: string): string => product.replaceAll('+', ' Plus').replace(/\s+/g, '-')
