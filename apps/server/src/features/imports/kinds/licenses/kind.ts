import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { importKinds } from '@portal/contract/imports/kinds'
import { licenseImportMessages } from '@portal/contract/imports/messages'
import { LicenseStatus, licenseStatusNames } from '@portal/contract/licenses/states'
import type { Actor } from '#core/base/actor.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { listKnownEnterprises } from '#features/enterprises/service.ts'
import {
  changeImported,
  createImported,
  type ImportedLicense,
  type LicenseBefore,
  listAnyServices,
  listAnyTypes,
  takeLicenseBack,
} from '#features/licenses/service.ts'
import type { Changed, ImportKind, ToWrite } from '../../kind.ts'
import { planLicenses } from './plan.ts'
import { untouchedLicenses } from './queries.ts'
import { licenseTexts } from './texts.ts'

const { imported, importedInPart, excelAbsent, notImported } = licenseImportMessages

/** Licenses of the previous program, of the past and running. Nobody is mailed, and the portal signs none of them. */
export const licenseImports = (): ImportKind<ImportedLicense> => ({
  ...importKinds.licencia,
  type: 'licencia',
  messages: { imported, importedInPart, fileAbsent: excelAbsent, notImported },
  texts: licenseTexts,
  titleOf: ({ titular, servicio_id: service, serie }) =>
    [titular, service, serie].filter((part) => part !== undefined).join(' · '),
  choiceNames: { estado: licenseStatusNames },
  codes: ['serie'],
  choicesOf,
  plan: planLicenses,
  create: (db, actor, rows) =>
    createImported(
      db,
      actor,
      rows.map(({ draft }) => draft),
    ),
  change: changeAll,
  untouched: untouchedLicenses,
  takeBack: (db, actor, { id, version, antes }) =>
    takeLicenseBack(db, actor, { id, version }, antes as LicenseBefore | null),
})

async function choicesOf(db: Db, actor: Actor, language: Language) {
  const [enterprises, services, types] = await Promise.all([
    listKnownEnterprises(db, scopeOf(actor)),
    listAnyServices(db),
    listAnyTypes(db),
  ])
  const { suspendedState } = licenseTexts[language]
  const states = [LicenseStatus.active, LicenseStatus.finished, LicenseStatus.inactive]
  return [
    { columns: ['empresa_id'], values: enterprises.map(({ nombre }) => nombre) },
    { columns: ['servicio_id'], values: services.map((choice) => nameIn(choice, 'nombre', language)) },
    { columns: ['tipo_licencia_id'], values: types.map((choice) => nameIn(choice, 'nombre', language)) },
    { columns: ['estado'], values: [...states.map((state) => licenseStatusNames[state][language]), suspendedState] },
  ].filter(({ values }) => values.length > 0)
}

async function changeAll(db: Db, actor: Actor, rows: readonly ToWrite<ImportedLicense>[]) {
  const changed: (Changed | null)[] = []
  for (const { draft } of rows) changed.push(await changeImported(db, actor, draft))
  return changed
}
