import { Currency } from '@portal/contract/core/currencies'
import { classifiedColumns, importLimits } from '@portal/contract/imports/columns'
import { machineConditionNames, offerModeNames } from '@portal/contract/listings/constants'
import type { Actor } from '#core/base/actor.ts'
import { storeExport } from '#core/files/exports.ts'
import { itemInitData } from '#features/listings/service.ts'
import type { ImportParts, Language } from './parts.ts'
import { importTexts } from './texts.ts'

const names = { es: 'plantilla-clasificados', en: 'listings-template' }

/** Makes the empty workbook with the choices of its columns, and returns an address that opens it for 60 s. */
export async function makeTemplate(
  parts: Pick<ImportParts, 'db' | 'files' | 'workers'>,
  actor: Actor,
  language: Language,
): Promise<{ url_file: string }> {
  const sheets = await sheetsOf(parts.db, language)
  return storeExport(parts, actor, {
    name: names[language],
    kind: 'xlsx',
    content: await parts.workers.book({ sheets, rowsWithLists: importLimits.rows }),
    action: 'imports.templateMade',
    asDownload: true,
  })
}

async function sheetsOf(db: ImportParts['db'], language: Language) {
  const t = importTexts[language]
  const { categorias, paises, unidades_tiempo } = await itemInitData(db)
  const nameOf = (choice: { nombre: string; nombre_en: string }) =>
    language === 'es' ? choice.nombre : choice.nombre_en
  const namesOf = (texts: Record<string, { es: string; en: string }>) =>
    Object.values(texts).map((text) => text[language])
  const choices = [
    [classifiedColumns.condicion, namesOf(machineConditionNames)],
    [classifiedColumns.categoria_id, categorias.map(nameOf)],
    [classifiedColumns.unidad_tiempo_id, unidades_tiempo.map(nameOf)],
    [classifiedColumns.moneda, Object.values(Currency)],
    [classifiedColumns.modo_oferta, namesOf(offerModeNames)],
    [classifiedColumns.es_venta, [t.yes, t.no]],
    [classifiedColumns.pais_id, paises.map(nameOf)],
  ] as const
  const longest = Math.max(...choices.map(([, values]) => values.length))
  const lines = Array.from({ length: longest }, (_, at) => choices.map(([, values]) => values[at] ?? null))
  const columns = Object.values(classifiedColumns)
  const lists = choices.flatMap(([column, values], from) => {
    const offered = column === classifiedColumns.es_venta ? flags : [column]
    return offered.map((one) => ({ column: columns.indexOf(one), sheet: t.choices, from, count: values.length }))
  })
  return [
    { name: t.template, rows: [columns.map(({ name }) => name[language])], lists },
    { name: t.choices, rows: [choices.map(([{ name }]) => name[language]), ...lines] },
    { name: t.notes, rows: [[t.notesText]] },
  ]
}

/** Columns answered with yes or no. */
const flags = [
  classifiedColumns.es_venta,
  classifiedColumns.consultar_precio,
  classifiedColumns.es_arriendo,
  classifiedColumns.es_venta_externa,
  classifiedColumns.es_exento,
]
