import { Module } from '@portal/contract/access/constants'
import { Currency } from '@portal/contract/core/currencies'
import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type { Text } from '@portal/contract/core/text'
import { importKinds } from '@portal/contract/imports/kinds'
import { machineConditionNames, offerModeNames } from '@portal/contract/machines/constants'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { MachineFormSchema } from '@portal/contract/machines/schemas'
import type { Db } from '#core/database/database.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import { learnWordsSoon } from '#features/machines/market/service.ts'
import { type MachineForm, type MachineHooks, machineInitData, machineKind } from '#features/machines/service.ts'
import type { PictureDeps } from '#features/marketplace/pictures/owned.ts'
import { formOf } from '../../faults.ts'
import type { ImportKind } from '../../kind.ts'
import { numberKindIn } from '../items/values.ts'
import { itemWork } from '../items/write.ts'
import { machineTexts, skuUnknown } from './texts.ts'
import { machineReading, readerOf } from './values.ts'

interface MachineDeps extends PictureDeps {
  jobs: Pick<Jobs, 'enqueue'>
  itemHooks: MachineHooks
}

const { notCompleted, importedInPart, excelAbsent, machineInvalid } = machineMessages

/** Machines: created, or changed by their SKU. */
export const machineImports = (deps: MachineDeps): ImportKind => ({
  ...importKinds.clasificado,
  type: 'clasificado',
  messages: {
    imported: machineDoneMessages.imported,
    importedInPart,
    fileAbsent: excelAbsent,
    notImported: notCompleted,
  },
  texts: machineTexts,
  titleOf: ({ marca, anio }) => [marca, anio].filter((part) => part !== undefined).join(' · '),
  numberKindOf: numberKindIn(machineReading),
  choiceNames: { condicion: machineConditionNames, modo_oferta: offerModeNames },
  choicesOf: (db, _, language) => choicesOf(db, language),
  finished: (db) => learnWordsSoon(db, deps.jobs),
  ...itemWork(
    {
      table: 'clasificado',
      kind: machineKind,
      ownModule: Module.myMachines,
      invalid: machineInvalid,
      skuUnknown,
      readerOf: async (db) => readerOf(await machineInitData(db)),
      formOf(sent, language) {
        const { form, errores } = formOf(MachineFormSchema, sent, machineMessages, language)
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
}: ReturnType<typeof MachineFormSchema.parse>): MachineForm => form

/** In the order of the template: the first heads their list. */
const flags = Object.keys(importKinds.clasificado.columns).filter((name) => machineReading.flags.includes(name))

async function choicesOf(db: Db, language: Language) {
  const t = machineTexts[language]
  const { categorias, paises, unidades_tiempo } = await machineInitData(db)
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
