import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { importKinds } from '@portal/contract/imports/kinds'
import { enterpriseImportMessages } from '@portal/contract/imports/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import {
  type ImportedEnterprise,
  listCountries,
  takeBranchBack,
  takeEnterpriseBack,
  type WrittenEnterprise,
  writeEnterprises,
} from '#features/enterprises/service.ts'
import type { ImportKind, ToWrite } from '../../kind.ts'
import { type Touched, writtenRows } from '../../queries.ts'
import { planEnterprises } from './plan.ts'
import { enterpriseTexts } from './texts.ts'

const { imported, importedInPart, excelAbsent, notImported } = enterpriseImportMessages

/** Enterprises of customers and distributors, each with its branches: a row for each branch. */
export const enterpriseImports = (): ImportKind<ImportedEnterprise> => ({
  ...importKinds.empresa,
  type: 'empresa',
  messages: { imported, importedInPart, fileAbsent: excelAbsent, notImported },
  texts: { es: textsIn('es'), en: textsIn('en') },
  titleOf: ({ nombre, sucursal_nombre: branch }) => [nombre, branch].filter((part) => part !== undefined).join(' · '),
  codes: ['abreviatura'],
  choicesOf,
  plan: planEnterprises,
  create: write,
  change: write,
  untouched,
  takeBack: (db, actor, { id, version, antes }) => {
    const { sucursal, fields } = antes as TakenBack
    return sucursal
      ? takeBranchBack(db, actor, { id, version }, fields as never)
      : takeEnterpriseBack(db, actor, { id, version }, fields as never)
  },
})

const textsIn = (language: Language) => {
  const { sheet, file, notAllowed, notes } = enterpriseTexts[language]
  return { sheet, file, notAllowed, notes }
}

async function choicesOf(db: Db, _actor: Actor, language: Language) {
  const countries = await listCountries(db)
  const states = Object.values(enterpriseStatusNames).map((name) => name[language])
  return [
    { columns: ['pais_id'], values: countries.map((choice) => nameIn(choice, 'nombre', language)) },
    { columns: ['estado_id', 'sucursal_estado_id'], values: states },
  ]
}

const write = (db: Db, actor: Actor, rows: readonly ToWrite<ImportedEnterprise>[]) =>
  writeEnterprises(
    db,
    actor,
    rows.map(({ draft }) => draft),
  )

/** A branch or an enterprise to take back, with the fields that it had; null where it was made. */
interface TakenBack {
  sucursal: boolean
  fields: object | null
}

/** First the branches, because an enterprise with branches stays. */
async function untouched(db: Db, importId: number): Promise<Touched[]> {
  const rows = (await writtenRows(db, importId)) as WrittenEnterprise[]
  const touched = (sucursal: boolean, { id, version }: { id: number; version: number }, fields: object | null) => ({
    id,
    version,
    antes: { sucursal, fields } satisfies TakenBack,
  })
  return [
    ...rows.flatMap(({ antes: { sucursal } }) => (sucursal ? [touched(true, sucursal, sucursal.antes)] : [])),
    ...rows.flatMap(({ antes: { empresa }, ...row }) => (empresa === undefined ? [] : [touched(false, row, empresa)])),
  ]
}
