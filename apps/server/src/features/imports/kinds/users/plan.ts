import { moduleNames } from '@portal/contract/access/modules'
import { Place, profileOf } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Language } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import { textIn } from '@portal/contract/core/text'
import { userImportMessages } from '@portal/contract/imports/messages'
import { userMessages } from '@portal/contract/users/messages'
import { UserFormSchema } from '@portal/contract/users/schemas'
import type { Actor } from '#core/base/actor.ts'
import { folded } from '#core/base/folded.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { readForeignHash } from '#features/sign-in/service.ts'
import {
  canBringPasswords,
  type ImportedUser,
  type KnownUser,
  listByEmail,
  refusalsOfUsers,
  type UserForm,
  userInitData,
} from '#features/users/service.ts'
import { isLanguage, repeated, textOf } from '../../cells.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { Fault, SheetRow, Warning } from '../../queries.ts'
import { userTexts } from './texts.ts'
import { readerOf } from './values.ts'

/**
 * Each row creates a user. One whose e-mail has a user with the same data is already there (rule imports/natural-keys);
 * with other data the e-mail is assigned (`emailAlreadyAssigned`), for this importer changes nobody.
 */
export async function planUsers(db: Db, { asked, actor, rows }: Sheet): Promise<readonly Planned<ImportedUser>[]> {
  const language = asked.idioma
  const { invitar: invite = 'ahora' } = asked.opciones
  const choices = await userInitData(db, actor)
  const read = readerOf(choices, language)
  const waits = warningsOf(choices, language)
  const emailOf = ({ datos }: SheetRow) => folded(textOf(datos.email)) || null
  const twice = repeated(rows.map(emailOf))
  const drafts = rows.map(({ datos }) => {
    const sent = read(datos)
    return { sent, ...formOf(UserFormSchema, sent, userMessages, language) }
  })
  const forms = drafts.flatMap(({ form }) => form ?? [])
  const refused = new Map((await refusalsOfUsers(db, actor, forms)).map((found, at) => [forms[at]!, found]))
  const storedAs = (row: SheetRow, form: UserForm | null) => form?.email.toLowerCase() ?? emailOf(row) ?? ''
  const emails = drafts.map(({ form }, at) => storedAs(rows[at]!, form))
  const known = await listByEmail(db, peopleScopeOf(actor), emails)
  return drafts.map(({ sent, form, errores }, at): Planned<ImportedUser> => {
    const row = rows[at]!
    const misread = [...faultsOf(row, language), ...hashFaults(row, actor, language)]
    if (twice.has(emailOf(row) ?? '')) misread.push(emailTwice(language))
    const user = known.get(storedAs(row, form))
    if (user && misread.length === 0 && isSame(row, form ?? sent, user))
      return { accion: 'igual', errores: [], avisos: passwordKept(row, language), draft: null, read: form ?? sent }
    const own = [...errores, ...misread]
    if (!form) return { accion: 'crear', errores: own, draft: null, read: sent }
    const found = refused.get(form)!.map(({ field = 'email', entry }) => faultOf(field, entry, language))
    const taken = user === undefined ? [] : [faultOf('email', userMessages.emailAlreadyAssigned, language)]
    const draft = { form, hash: hashOf(row), invite }
    return { accion: 'crear', errores: [...own, ...taken, ...found], avisos: waits(form), draft, read: form }
  })
}

/** Says of a row which modules of the template wait, because the person does not hold them (decision 076). */
function warningsOf({ empresas, plantillas }: Choices, language: Language) {
  const houses = new Set(empresas.flatMap(({ id, es_casa: isHouse }) => (isHouse ? [id] : [])))
  return ({ rol_id: role, empresa_id: enterpriseId }: UserForm): Warning[] => {
    const profile = profileOf(role, houses.has(enterpriseId) ? Place.house : Place.other, [])
    const modules = plantillas.find(({ perfil }) => perfil === profile)?.esperan ?? []
    if (modules.length === 0) return []
    const names = modules.map((module) => textIn(moduleNames[module], language))
    return [{ campo: 'rol_id', texto: userTexts[language].accessWaits(names.join(', ')) }]
  }
}

type Choices = Awaited<ReturnType<typeof userInitData>>

const faultsOf = ({ datos }: SheetRow, language: Language): Fault[] =>
  isLanguage(datos) ? [] : [faultOf('idioma', coreMessages.invalid, language)]

const hashOf = ({ datos }: SheetRow): string | null =>
  datos.clave_cifrada == null ? null : textOf(datos.clave_cifrada)

/** The rows with a password are those of whoever may make any account: it lets them in as that person. */
function hashFaults(row: SheetRow, actor: Actor, language: Language): Fault[] {
  const hash = hashOf(row)
  if (hash === null) return []
  const fault = canBringPasswords(actor) ? refusalOfHash(hash) : userImportMessages.hashNotAllowed
  return fault ? [faultOf('clave_cifrada', fault, language)] : []
}

function refusalOfHash(hash: string): Message | null {
  const read = readForeignHash(hash)
  if (!read) return userImportMessages.hashUnknown
  return read.isTooCostly ? userImportMessages.hashTooCostly : null
}

/** Whoever is a user already keeps the password that they have. */
const passwordKept = (row: SheetRow, language: Language): Warning[] =>
  hashOf(row) === null ? [] : [{ campo: 'clave_cifrada', texto: userTexts[language].passwordKept }]

const emailTwice = (language: Language): Fault => ({
  campo: 'email',
  codigo: userMessages.emailAlreadyAssigned.code,
  texto: userTexts[language].emailTwice,
})

/**
 * Whether a user has what the row says; empty cells say nothing. Also for a row that the form refuses: a customer
 * has no enterprise, that of a user may be offered no longer, and what was stored earlier may break a newer rule. Such a
 * row has its ids as texts.
 */
const isSame = ({ datos }: SheetRow, read: Partial<Record<keyof UserForm, unknown>>, user: KnownUser): boolean => {
  const places: Readonly<Record<string, string | null>> = { empresa_id: user.empresa, sucursal_id: user.sucursal }
  return (Object.keys(read) as (keyof UserForm)[]).every(
    (field) =>
      field === 'email' ||
      datos[field] === undefined ||
      String(read[field]) === String(user[field]) ||
      (places[field] != null && folded(textOf(datos[field])) === folded(places[field])),
  )
}
