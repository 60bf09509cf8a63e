import { Module } from '@portal/contract/access/constants'
import { classifiedDoneMessages } from '@portal/contract/classifieds/done-messages'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { Currency } from '@portal/contract/core/currencies'
import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type { Text } from '@portal/contract/core/text'
import { importKinds } from '@portal/contract/imports/kinds'
import { machineConditionNames, offerModeNames } from '@portal/contract/listings/constants'
import { ItemFormSchema } from '@portal/contract/listings/schemas'
import type { Db } from '#core/database/database.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import { learnWordsSoon } from '#features/listing-market/service.ts'
import { type ItemForm, type ItemHooks, itemInitData, listingKind } from '#features/listings/service.ts'
import type { PictureDeps } from '#features/marketplace/pictures/owned.ts'
import { formOf } from '../../faults.ts'
import type { ImportKind } from '../../kind.ts'
import { numberKindIn } from '../items/values.ts'
import { itemWork } from '../items/write.ts'
import { listingTexts, skuUnknown } from './texts.ts'
import { listingReading, readerOf } from './values.ts'

interface ListingDeps extends PictureDeps {
  jobs: Pick<Jobs, 'enqueue'>
  itemHooks: ItemHooks
}

const { notCompleted, importedInPart, excelAbsent, classifiedInvalid } = classifiedMessages

/** Machinery listings: created, or changed by their SKU. */
export const listingImports = (deps: ListingDeps): ImportKind => ({
  ...importKinds.clasificado,
  type: 'clasificado',
  messages: {
    imported: classifiedDoneMessages.imported,
    importedInPart,
    fileAbsent: excelAbsent,
    notImported: notCompleted,
  },
  texts: listingTexts,
  titleOf: ({ marca, anio }) => [marca, anio].filter((part) => part !== undefined).join(' · '),
  numberKindOf: numberKindIn(listingReading),
  choiceNames: { condicion: machineConditionNames, modo_oferta: offerModeNames },
  choicesOf: (db, _, language) => choicesOf(db, language),
  finished: (db) => learnWordsSoon(db, deps.jobs),
  ...itemWork(
    {
      table: 'clasificado',
      kind: listingKind,
      ownModule: Module.myClassifieds,
      invalid: classifiedInvalid,
      skuUnknown,
      readerOf: async (db) => readerOf(await itemInitData(db)),
      formOf(sent, language) {
        const { form, errores } = formOf(ItemFormSchema, sent, classifiedMessages, language)
        return { form: form && withoutPictures(form), errores }
      },
    },
    deps,
  ),
})

const withoutPictures = ({
  imagenes_actuales: _,
  vistas: __,
  revisar_duplicados: ___,
  ...form
}: ReturnType<typeof ItemFormSchema.parse>): ItemForm => form

/** In the order of the template: the first heads their list. */
const flags = Object.keys(importKinds.clasificado.columns).filter((name) => listingReading.flags.includes(name))

async function choicesOf(db: Db, language: Language) {
  const t = listingTexts[language]
  const { categorias, paises, unidades_tiempo } = await itemInitData(db)
  const nameOf = (choice: { nombre: string; nombre_en: string }) => nameIn(choice, 'nombre', language)
  const namesOf = (texts: Record<string, Text>) => Object.values(texts).map((text) => text[language])
  return [
    { columns: ['condicion'], values: namesOf(machineConditionNames) },
    { columns: ['categoria_id'], values: categorias.map(nameOf) },
    { columns: ['unidad_tiempo_id'], values: unidades_tiempo.map(nameOf) },
    { columns: ['moneda'], values: Object.values(Currency) },
    { columns: ['modo_oferta'], values: namesOf(offerModeNames) },
    { columns: flags, values: [t.yes, t.no] },
    { columns: ['pais_id'], values: paises.map(nameOf) },
  ]
}
