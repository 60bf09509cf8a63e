import { setTimeout as sleep } from 'node:timers/promises'
import { utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx'
import type { Language } from '@portal/contract/core/language'
import type { ImportColumn } from '@portal/contract/imports/columns'
import { importKinds } from '@portal/contract/imports/kinds'
import type { ImportType } from '@portal/contract/imports/opens'
import { importKindsOf } from '../src/sources.ts'
import { type Cells, headingOf } from './import-lines.ts'
import { sendForm } from './items.ts'
import type { Person } from './people.ts'
import type { Answered, TestApp } from './start-app.ts'

export { aLine, type Cells, headingOf } from './import-lines.ts'

export const importPathOf = (type: ImportType) => `/v1/importador/${type}`
export const importPath = importPathOf('clasificado')
const headed = (row: Cells) => Object.fromEntries(Object.entries(row).map(([field, cell]) => [headingOf(field), cell]))

/** A row under the headings of another kind than machines. */
export const titled = (type: ImportType, cells: Cells, language: Language = 'es'): Cells => {
  const columns: Readonly<Record<string, ImportColumn>> = importKinds[type].columns
  return Object.fromEntries(Object.entries(cells).map(([field, cell]) => [columns[field]!.name[language], cell]))
}

export const aSheet = (rows: readonly Cells[]): WorkSheet => utils.json_to_sheet(rows.map(headed))

/** The bytes of a workbook with these rows; `shape` may change it before it is written. */
export function aWorkbook(
  rows: readonly Cells[],
  shape: (sheet: WorkSheet, book: WorkBook) => void = () => {},
): Buffer {
  const book = utils.book_new()
  const sheet = aSheet(rows)
  utils.book_append_sheet(book, sheet, 'Equipos')
  shape(sheet, book)
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}

/** Sends a workbook, and a ZIP of pictures, to be checked or to be saved at once. */
export function upload(
  app: TestApp,
  as: Person | null,
  bytes: Uint8Array | null,
  { pictures, to = 'revisar', language = 'es', name = 'equipos.xlsx', type = 'clasificado' }: Wishes = {},
): Promise<Answered> {
  const files = [
    ...(bytes ? [{ field: 'archivo', name, bytes }] : []),
    ...(pictures ? [{ field: 'imagenes', name: 'fotos.zip', bytes: pictures }] : []),
  ]
  return sendForm(app, `${importPathOf(type)}/${to}`, { idioma: language }, as, files)
}

interface Wishes {
  pictures?: Uint8Array
  to?: 'revisar' | 'save'
  language?: Language
  name?: string
  type?: ImportType
}

export const oneImport = (app: TestApp, id: number, as: Person, type: ImportType = 'clasificado'): Promise<Answered> =>
  app.call('GET', `${importPathOf(type)}/${id}`, undefined, as)

const atWork = ['subido', 'confirmando']

/** Waits until nothing works on an import, and answers it. */
export async function settled(app: TestApp, id: number, as: Person, type?: ImportType): Promise<Answered> {
  for (let tries = 0; tries < 300; tries++) {
    const reply = await oneImport(app, id, as, type)
    if (!atWork.includes(reply.datos.estado)) return reply
    await sleep(100)
  }
  throw new Error(`import ${id} does not end`)
}

/** The dry run of a workbook. */
export async function checked(app: TestApp, as: Person, bytes: Uint8Array, wishes: Wishes = {}): Promise<Answered> {
  const reply = await upload(app, as, bytes, wishes)
  if (reply.status !== 200) throw new Error(`${reply.codigo} ${reply.mensaje}`)
  return settled(app, reply.datos.id, as, wishes.type)
}

export const confirmed = (app: TestApp, id: number, as: Person, type: ImportType = 'clasificado'): Promise<Answered> =>
  sendForm(app, `${importPathOf(type)}/save`, { importacion_id: id, idioma: 'es' }, as)

/** The rows of an import as its answer has them, as far as tests compare them. */
interface Detail {
  detalle: readonly {
    accion: string
    errores: readonly { campo: string; codigo: number }[]
    avisos: readonly { texto: string }[]
  }[]
}

/** Of each row the fields with faults, with their codes. */
export const codesOf = ({ detalle }: { detalle: readonly Pick<Detail['detalle'][number], 'errores'>[] }) =>
  detalle.map(({ errores }) => errores.map(({ campo, codigo }) => `${campo} ${codigo}`))

/** What becomes of each row. */
export const fatesOf = ({ detalle }: { detalle: readonly Pick<Detail['detalle'][number], 'accion'>[] }) =>
  detalle.map(({ accion }) => accion)

/** The warnings of each row. */
export const warningsOf = ({ detalle }: { detalle: readonly Pick<Detail['detalle'][number], 'avisos'>[] }) =>
  detalle.map(({ avisos }) => avisos.map(({ texto }) => texto))

/** What the jobs of imports need, for a test that runs one by itself. */
export function importDeps({ deps }: TestApp) {
  const itemHooks = { settle: async () => {}, itemRemoved: async () => 0 }
  return { ...deps, kinds: importKindsOf(deps, { ...deps, itemHooks }, { ...deps, itemHooks }) }
}

/** Items of a person that are not deleted. */
export const itemsOf = ({ deps: { db } }: TestApp, { id }: Person) =>
  db
    .selectFrom('clasificado')
    .selectAll()
    .where('usuario_id', '=', id)
    .where('eliminado_en', 'is', null)
    .orderBy('id')
    .execute()
