import type { Language } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import type { NumberKind } from '@portal/contract/core/numbers'
import type { Text } from '@portal/contract/core/text'
import type { ImportKindFacts } from '@portal/contract/imports/kinds'
import type { ImportType } from '@portal/contract/imports/opens'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Packed } from '#core/files/zip-entries.ts'
import type { Before, Fault, Import, Row, SheetRow, Touched, Warning } from './queries.ts'

/**
 * A kind of import: a table of columns, how a row is planned, how it is written and taken back. `Draft` is what writing
 * a row needs besides its cells. The engine does everything else, and knows no kind.
 */
export interface ImportKind<Draft = unknown, File extends object = object> extends ImportKindFacts {
  readonly type: ImportType
  readonly messages: KindMessages
  readonly texts: Readonly<Record<Language, KindTexts>>
  /** Only for kinds that take a ZIP. */
  readonly files?: KindFiles<File>
  /** Names a row on the screen. */
  titleOf(datos: SheetRow['datos']): string
  /** The kind of the number of a field, to show it. */
  numberKindOf?(field: string, read: Readonly<Record<string, unknown>>): NumberKind | undefined
  /** By field, the names of choices that are stored by a code of their own, to show them. */
  readonly choiceNames?: Readonly<Record<string, Readonly<Record<string, Text>>>>
  /** Fields of which a dry run also marks a change of capitals: codes. */
  readonly codes?: readonly string[]
  /** The drop-down lists of the template. */
  choicesOf(db: Db, actor: Actor, language: Language): Promise<readonly Choices[]>
  /** Says of each row what it would do, in order; used by dry run and commit, so that they agree. */
  plan(db: Db, sheet: Sheet): Promise<readonly Planned<Draft>[]>
  /** Creates rows inside the caller's transaction, in order. */
  create(db: Db, actor: Actor, rows: readonly ToWrite<Draft, File>[]): Promise<Written[]>
  /**
   * Changes stored rows inside the caller's transaction. Null for one that was changed since it was planned. Only for
   * kinds that plan `actualizar`.
   */
  change?(db: Db, actor: Actor, rows: readonly ToWrite<Draft, File>[]): Promise<(Changed | null)[]>
  /** Runs once all rows are written. */
  finished?(db: Db): Promise<void>
  /** Returns what an import wrote and nobody has edited since, the last first. */
  untouched(db: Db, importId: number): Promise<Touched[]>
  /** Removes what was created, restores what was changed, in transactions of its own. */
  takeBack(db: Db, actor: Actor, touched: Touched): Promise<void>
}

interface KindMessages {
  imported: Message
  /** Sent with `OK_NOTI`. */
  importedInPart: Message
  fileAbsent: Message
  notImported: Message
}

interface KindTexts {
  /** The sheet of the template, and the name of its file. */
  sheet: string
  file: string
  notAllowed: string
  /** A sheet of the template that explains something. */
  notes?: { sheet: string; text: string }
}

/** What belongs to rows of the files in a ZIP. */
export interface KindFiles<File extends object> {
  /** Of one row. */
  most: number
  mostBytes: number
  /** How files find their rows by their names; by default by the number of the row and a place, as `1_2.jpg`. */
  keysOf?(rows: readonly SheetRow[]): FileKeys
  /** Checks a file and writes it. Throws what is wrong with it. */
  save(actor: Actor, packed: Packed, name: string): Promise<File>
  /** The address of a small picture of a file; null for one that has none. */
  shownAt(file: File): string | null
  /** The person's own record that has this file already, as its title and code; null for none. */
  known?(actor: Actor, file: File): Promise<{ titulo: string; sku: string } | null>
  texts: Readonly<Record<Language, FileTexts>>
}

interface FileTexts {
  /** A row without a file in the ZIP. */
  missing: string
  bad(name: string, why: string): string
  over(most: number): string
}

/** A file belongs to the row with the same key, at this place among the files of the row. */
export interface FileKeys {
  ofFile(name: string): { key: string; place: number } | null
  ofRow(row: SheetRow): string | null
}

export interface Choices {
  /** The columns that take these values. */
  columns: readonly string[]
  values: readonly string[]
  /** A cell may hold several of them: they are listed, and the cell has no drop-down list. */
  areSeveral?: boolean
}

export interface Sheet {
  asked: Import
  actor: Actor
  rows: readonly SheetRow[]
  hasFiles: (row: SheetRow) => boolean
}

export interface Planned<Draft> {
  /** `igual`: nothing is left to write. Rows with faults are not written, whatever it says. */
  accion: 'crear' | 'actualizar' | 'igual'
  errores: Fault[]
  avisos?: Warning[]
  /** Null when nothing is written. */
  draft: Draft | null
  /** By field, as the form reads the row: what the dry run shows. */
  read: object
  /** An earlier upload of the same file made it: its faults do not count. */
  isMade?: boolean
}

export interface ToWrite<Draft, File extends object = object> {
  draft: Draft
  files: File[]
  /** One of its files is bad: of an item, staff review it first, whoever uploaded it. */
  isDoubtful: boolean
}

export interface Written {
  id: number
  version: number
  /** What taking a created row back must know; null by default. */
  antes?: Before | null
}

export interface Changed extends Written {
  antes: Before
}

export type PlannedRow = SheetRow & Pick<Row, 'accion' | 'errores' | 'avisos' | 'valores'> & { draft: unknown }
