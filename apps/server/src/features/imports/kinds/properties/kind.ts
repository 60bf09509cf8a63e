import { Module } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type { Text } from '@portal/contract/core/text'
import { importKinds } from '@portal/contract/imports/kinds'
import {
  PropertyCurrency,
  propertyCategoryNames,
  propertyConditionNames,
  propertyFeatureNames,
} from '@portal/contract/properties/constants'
import { propertyDoneMessages, propertyMessages } from '@portal/contract/properties/messages'
import { PropertyFormSchema } from '@portal/contract/properties/schemas'
import type { Db } from '#core/database/database.ts'
import { formFrom, propertyChoices, propertyKind } from '#features/properties/service.ts'
import { formOf } from '../../faults.ts'
import type { ImportKind } from '../../kind.ts'
import { numberKindIn } from '../items/values.ts'
import { type ItemImportDeps, itemWork } from '../items/write.ts'
import { propertyTexts, skuUnknown } from './texts.ts'
import { propertyReading, readerOf } from './values.ts'

type PropertyDeps = ItemImportDeps<{ id: number; titulo: string }>

const { excelAbsent, importedInPart, propertyInvalid, saveFailed } = propertyMessages

/** Properties: created, or changed by their SKU. */
export const propertyImports = (deps: PropertyDeps): ImportKind => ({
  ...importKinds.propiedad,
  type: 'propiedad',
  messages: {
    imported: propertyDoneMessages.imported,
    importedInPart,
    fileAbsent: excelAbsent,
    notImported: saveFailed,
  },
  texts: propertyTexts,
  titleOf: ({ titulo, ciudad }) => [titulo, ciudad].filter((part) => part !== undefined).join(' · '),
  numberKindOf: numberKindIn(propertyReading),
  choiceNames: { condicion: propertyConditionNames },
  choicesOf: (db, _, language) => choicesOf(db, language),
  ...itemWork(
    {
      table: 'propiedad',
      kind: propertyKind,
      ownModule: Module.myProperties,
      invalid: propertyInvalid,
      skuUnknown,
      readerOf: async (db) => readerOf((await propertyChoices(db)).paises),
      formOf(sent, language) {
        const { form, errores } = formOf(PropertyFormSchema, sent, propertyMessages, language)
        return { form: form && withoutPictures(form), errores }
      },
    },
    deps,
  ),
})

const withoutPictures = ({
  imagenes_actuales: _,
  revisar_duplicados: __,
  ...form
}: ReturnType<typeof PropertyFormSchema.parse>) => formFrom(form)

/** In the order of the template: the first heads their list. */
const flags = Object.keys(importKinds.propiedad.columns).filter((name) => propertyReading.flags.includes(name))

async function choicesOf(db: Db, language: Language) {
  const t = propertyTexts[language]
  const { paises } = await propertyChoices(db)
  const namesOf = (texts: Record<string, Text>) => Object.values(texts).map((text) => text[language])
  return [
    { columns: ['condicion'], values: namesOf(propertyConditionNames) },
    { columns: ['categoria_id'], values: namesOf(propertyCategoryNames) },
    { columns: ['caracteristicas'], values: namesOf(propertyFeatureNames), areSeveral: true },
    { columns: ['moneda'], values: Object.values(PropertyCurrency) },
    { columns: flags, values: [t.yes, t.no] },
    { columns: ['pais_id'], values: paises.map((choice) => nameIn(choice, 'nombre', language)) },
  ]
}
