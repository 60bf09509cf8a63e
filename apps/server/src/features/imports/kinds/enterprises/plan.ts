import { Module } from '@portal/contract/access/constants'
import type { Message } from '@portal/contract/core/messages'
import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { enterprise as schemas } from '@portal/contract/enterprises/schemas'
import { enterpriseImportMessages as messages } from '@portal/contract/imports/messages'
import { BranchRowFormSchema } from '@portal/contract/imports/schemas'
import { folded } from '#core/base/folded.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import {
  canChangeAbbreviation,
  type EnterpriseForm,
  enterprisesBy,
  type ImportedEnterprise,
  type KnownBranch,
  type KnownEnterprise,
  listCountries,
  listKnownBranches,
  listKnownEnterprises,
  timeZoneFor,
} from '#features/enterprises/service.ts'
import { named as byNames, notUnderstood, repeated, textOf } from '../../cells.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { Fault, SheetRow, Warning } from '../../queries.ts'
import { enterpriseTexts } from './texts.ts'
import { comparedAs, type EnterpriseField, enterpriseFieldNames, keysOf, readerOf } from './values.ts'

/** The rows of one enterprise, and the stored one that they are about. */
interface Group {
  rows: SheetRow[]
  enterprise: KnownEnterprise | null
  /** Another enterprise of the same name. */
  other: KnownEnterprise | undefined
  /** Whether its name is that of several enterprises. */
  isAmbiguous: boolean
}

/** What a row says, and what is wrong with it. */
interface Draft {
  row: SheetRow
  sent: Record<string, unknown>
  form: EnterpriseForm | null
  branch: { form: { nombre: string; estado_id: EnterpriseStatus }; known: KnownBranch | null } | null
  errores: Fault[]
}

interface Context {
  language: Sheet['asked']['idioma']
  mayWriteBranches: boolean
  read: ReturnType<typeof readerOf>
  zones: ReadonlyMap<number, { id: number; zona_horaria: string }>
  branches: ReadonlyMap<number, readonly KnownBranch[]>
  /** Who has an abbreviation, by it. */
  abbreviations: ReadonlyMap<string, number>
}

/**
 * Rows of one tax id, or of one name, are one enterprise with a branch for each of them (rule imports/natural-keys). The
 * first row without a fault stores the enterprise, the others their branches only, so that what a row does stays the same
 * when an import that was cut off goes on. Empty cells say what another row of the enterprise says, or keep what is stored.
 */
export async function planEnterprises(
  db: Db,
  { asked, actor, rows }: Sheet,
): Promise<readonly Planned<ImportedEnterprise>[]> {
  const scope = scopeOf(actor)
  const language = asked.idioma
  const [known, countries] = await Promise.all([listKnownEnterprises(db, scope), listCountries(db)])
  const groups = groupsOf(rows, known)
  const ids = groups.flatMap(({ enterprise }) => enterprise?.id ?? [])
  const context: Context = {
    language,
    mayWriteBranches: actor.modules.has(Module.branches),
    read: readerOf(countries, language),
    zones: new Map(countries.map((country) => [country.id, country])),
    branches: Map.groupBy(await listKnownBranches(db, scope, ids), ({ empresa_id }) => empresa_id),
    abbreviations: new Map(known.map(({ id, abreviatura }) => [abreviatura, id])),
  }
  const drafted = groups.map((group) => ({ group, drafts: draftsOf(group, context) }))
  const abbreviationsOf = (drafts: readonly Draft[]) => [
    ...new Set(drafts.flatMap(({ form }) => form?.abreviatura ?? [])),
  ]
  const twice = repeated(drafted.flatMap(({ drafts }) => abbreviationsOf(drafts)))
  const planned = new Map<SheetRow, Planned<ImportedEnterprise>>()
  for (const { group, drafts } of drafted) {
    for (const { form, errores } of drafts)
      if (form && twice.has(form.abreviatura))
        errores.push(faultOf('abreviatura', messages.abbreviationTwice, language))
    for (const [row, plan] of plannedGroup(group, drafts, context)) planned.set(row, plan)
  }
  return rows.map((row) => planned.get(row)!)
}

/**
 * Groups rows by the stored enterprise that they are about, new ones by their tax id, and those without one by their name.
 * A name that several tax ids of the workbook have leads to none of them.
 */
function groupsOf(rows: readonly SheetRow[], known: readonly KnownEnterprise[]): Group[] {
  const find = enterprisesBy(known)
  const keyed = rows.map((row) => ({ row, ...keysOf(row) }))
  const named = Map.groupBy(
    keyed.filter(({ taxKey, nameKey }) => taxKey && nameKey),
    ({ nameKey }) => nameKey,
  )
  const groups = new Map<string, Group>()
  for (const { row, taxKey: own, nameKey } of keyed) {
    const taxKeys = own ? [own] : [...new Set(named.get(nameKey)?.map(({ taxKey }) => taxKey))]
    const taxKey = taxKeys.length === 1 ? taxKeys[0]! : ''
    const { found, other } = find({ taxKey, nameKey })
    const isAmbiguous = taxKeys.length > 1 || found.length > 1
    const enterprise = isAmbiguous ? null : (found[0] ?? null)
    const isAlone = isAmbiguous || (!enterprise && !taxKey && !nameKey)
    const key = isAlone
      ? `row ${row.fila}`
      : enterprise
        ? `id ${enterprise.id}`
        : taxKey
          ? `tax ${taxKey}`
          : `name ${nameKey}`
    const group = groups.get(key) ?? { rows: [], enterprise, other, isAmbiguous }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function draftsOf(group: Group, context: Context): Draft[] {
  const { rows, enterprise } = group
  const { language, read } = context
  const saying = new Map<EnterpriseField, SheetRow>()
  for (const row of rows)
    for (const field of enterpriseFieldNames)
      if (row.datos[field] !== undefined && !saying.has(field)) saying.set(field, row)
  const said = Object.fromEntries([...saying].map(([field, { datos }]) => [field, datos[field]]))
  const drafts = rows.map((row): Draft => {
    const sent = read({ ...said, ...row.datos }, enterprise)
    return { row, sent, ...formOf(schemas.Form, sent, messages, language), branch: null }
  })
  const byRow = new Map(drafts.map((draft) => [draft.row, draft]))
  const known = new Map(
    (enterprise && context.branches.get(enterprise.id))?.map((branch) => [folded(branch.nombre), branch]),
  )
  const branchKeys = repeated(rows.map(({ datos }) => folded(textOf(datos.sucursal_nombre)) || null))
  for (const draft of drafts) {
    for (const [field, first] of saying) contradict(draft, byRow.get(first)!, field, language)
    draft.errores.push(...refusalsOf(group, draft, context))
    const read = branchOf(group, draft, { known, twice: branchKeys }, context)
    draft.branch = read.branch
    draft.errores.push(...read.errores)
  }
  return drafts
}

const saidBy = ({ form, sent }: Draft, field: EnterpriseField): unknown => (form ?? sent)[field]

/** A row that says something else than the first one that fills the field has a fault there. */
function contradict(draft: Draft, first: Draft, field: EnterpriseField, language: Context['language']): void {
  const cell = draft.row.datos[field]
  if (cell === undefined || draft === first) return
  if (comparedAs(field, saidBy(draft, field)) === comparedAs(field, saidBy(first, field))) return
  const texto = enterpriseTexts[language].contradicts(first.row.fila, textOf(first.row.datos[field]))
  draft.errores.push({ campo: field, codigo: messages.contradicts.code, texto })
}

/** What only the stored enterprises decide. */
function refusalsOf({ enterprise, isAmbiguous }: Group, { row, form }: Draft, context: Context): Fault[] {
  const { language, abbreviations } = context
  const key = row.datos.identificador_tributario === undefined ? 'nombre' : 'identificador_tributario'
  const fault = (field: string, entry: Message) => [faultOf(field, entry, language)]
  if (isAmbiguous) return fault(key, messages.matchesTwo)
  if (enterprise?.es_casa) return fault(key, messages.isHouse)
  if (!form) return []
  const holder = abbreviations.get(form.abreviatura)
  if (holder !== undefined && holder !== enterprise?.id) return fault('abreviatura', messages.abbreviationTaken)
  const isMoved = enterprise && enterprise.abreviatura !== form.abreviatura
  return isMoved && !canChangeAbbreviation(enterprise) ? fault('abreviatura', messages.abbreviationFrozen) : []
}

const states = byNames(enterpriseStatusNames)

/** Reads the branch of a row; none where it names none. */
function branchOf(
  { enterprise }: Group,
  { row: { datos, ilegibles }, form }: Draft,
  named: { known: ReadonlyMap<string, KnownBranch>; twice: ReadonlySet<string> },
  { language, mayWriteBranches }: Context,
): Pick<Draft, 'branch' | 'errores'> {
  const refused = (entry: Message) => ({ branch: null, errores: [faultOf('sucursal_nombre', entry, language)] })
  const { sucursal_nombre: name, sucursal_estado_id: status } = datos
  if (name === undefined)
    return status === undefined || ilegibles.sucursal_nombre
      ? { branch: null, errores: [] }
      : refused(messages.branchNameAbsent)
  if (!mayWriteBranches) return refused(messages.branchNotAllowed)
  const key = folded(textOf(name))
  if (named.twice.has(key)) return refused(messages.branchTwice)
  const known = named.known.get(key) ?? null
  const read = states.get(folded(textOf(status)))
  const sent = {
    sucursal_nombre: textOf(name),
    sucursal_estado_id: status === undefined ? known?.estado_id : Number(read) || notUnderstood,
  }
  const { form: branch, errores } = formOf(BranchRowFormSchema, sent, messages, language)
  if (!branch) return { branch: null, errores }
  const isInactive = [enterprise?.estado_id, form?.estado_id].includes(EnterpriseStatus.inactive)
  if (!known && isInactive) return refused(messages.enterpriseInactive)
  return { branch: { form: { nombre: branch.sucursal_nombre, estado_id: branch.sucursal_estado_id }, known }, errores }
}

/** Says what each row of an enterprise does: the first one without a fault stores it. */
function plannedGroup(
  group: Group,
  drafts: readonly Draft[],
  context: Context,
): (readonly [SheetRow, Planned<ImportedEnterprise>])[] {
  const t = enterpriseTexts[context.language]
  const { enterprise, other } = group
  const isBad = ({ row, errores }: Draft) => errores.length > 0 || Object.keys(row.ilegibles).length > 0
  const first = drafts.find((draft) => !isBad(draft))
  return drafts.map((draft) => {
    const { row, sent, form, branch, errores } = draft
    const read = shownOf(draft)
    if (!form) return [row, { accion: 'crear', errores, draft: null, read: { ...sent, ...read } }]
    const avisos: Warning[] = []
    if (other && enterprise) avisos.push({ campo: 'nombre', texto: t.alsoMatches(enterprise.nombre, other.nombre) })
    else if (other) avisos.push({ campo: 'nombre', texto: t.sameName(other.identificador_tributario) })
    if (first && draft !== first && !branch) avisos.push({ campo: 'nombre', texto: t.repeats(first.row.fila) })
    const isWritten = draft === first && !isSame(form, enterprise, context)
    const known = enterprise && { id: enterprise.id, version: enterprise.version }
    const toStore = branch && isSameBranch(branch) ? null : branch
    const accion = actionOf(isWritten, enterprise, toStore)
    return [row, { accion, errores, avisos, draft: { form, known, isWritten, branch: toStore }, read }]
  })
}

function actionOf(isWritten: boolean, enterprise: KnownEnterprise | null, branch: Draft['branch']) {
  if (isWritten) return enterprise ? 'actualizar' : 'crear'
  if (!branch) return 'igual'
  return branch.known ? 'actualizar' : 'crear'
}

const isSameBranch = ({ form, known }: NonNullable<Draft['branch']>) =>
  known !== null && known.nombre === form.nombre && known.estado_id === form.estado_id

/** Whether an enterprise is stored as a form says, with the zone that it would get. */
function isSame(form: EnterpriseForm, stored: KnownEnterprise | null, { zones }: Context): boolean {
  if (!stored) return false
  const country = zones.get(form.pais_id)
  const zone = country ? timeZoneFor(form.zona_horaria, stored, country) : form.zona_horaria
  const saved = { ...form, zona_horaria: zone }
  return enterpriseFieldNames.every((field) => String(saved[field]) === String(stored[field]))
}

/** The values of a row as they are stored, for the dry run. */
function shownOf({ form, sent, branch }: Draft): Record<string, unknown> {
  const { emails_autorizados: emails, ...fields } = form ?? sent
  return {
    ...fields,
    ...(Array.isArray(emails) && { emails_autorizados: emails.join(', ') }),
    ...(branch && { sucursal_nombre: branch.form.nombre, sucursal_estado_id: branch.form.estado_id }),
  }
}
