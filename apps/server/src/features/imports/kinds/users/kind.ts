import { hierarchy, roleNames } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { importKinds } from '@portal/contract/imports/kinds'
import { userImportMessages } from '@portal/contract/imports/messages'
import { documentTypeNames, userStatusNames } from '@portal/contract/users/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import {
  canGiveRole,
  createUsers,
  type ImportedDeps,
  type ImportedUser,
  removeUnused,
  userInitData,
} from '#features/users/service.ts'
import type { ImportKind } from '../../kind.ts'
import { planUsers } from './plan.ts'
import { untouchedUsers } from './queries.ts'
import { userTexts } from './texts.ts'

const { imported, importedInPart, excelAbsent, notImported } = userImportMessages

/**
 * New users, each of whom is mailed the same one-time link as when staff create them, unless they bring the password of
 * another program or the invitations are to wait. Existing ones are not changed.
 */
export const userImports = (deps: ImportedDeps): ImportKind<ImportedUser> => ({
  ...importKinds.usuario,
  type: 'usuario',
  messages: {
    imported,
    importedInPart,
    fileAbsent: excelAbsent,
    notImported,
  },
  texts: userTexts,
  titleOf: ({ nombres, apellido_paterno, email }) =>
    [nombres, apellido_paterno, email && `· ${email}`].filter((part) => part !== undefined).join(' '),
  choicesOf,
  plan: planUsers,
  create: (db, actor, rows) =>
    createUsers(
      db,
      deps,
      actor,
      rows.map(({ draft }) => draft),
    ),
  untouched: untouchedUsers,
  takeBack: (db, actor, { id, version }) => removeUnused(db, actor, id, version),
})

async function choicesOf(db: Db, actor: Actor, language: Language) {
  const { paises, empresas, sucursales } = await userInitData(db, actor)
  const namesOf = (names: Readonly<Record<string | number, { es: string; en: string }>>) =>
    Object.values(names).map((name) => name[language])
  return [
    { columns: ['tipo_documento_id'], values: namesOf(documentTypeNames) },
    {
      columns: ['rol_id'],
      values: hierarchy.filter((role) => canGiveRole(actor, role)).map((role) => roleNames[role][language]),
    },
    { columns: ['empresa_id'], values: empresas.map(({ nombre }) => nombre) },
    { columns: ['sucursal_id'], values: [...new Set(sucursales.map(({ nombre }) => nombre))] },
    {
      columns: ['pais_id'],
      values: paises.map((choice) => nameIn(choice, 'nombre', language)),
    },
    { columns: ['estado_id'], values: namesOf(userStatusNames) },
    { columns: ['idioma'], values: namesOf(languageNames) },
  ].filter(({ values }) => values.length > 0)
}
