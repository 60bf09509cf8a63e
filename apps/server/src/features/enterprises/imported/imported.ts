import { coreMessages } from '@portal/contract/core/core-messages'
import { namesOf, pickedOf } from '@portal/contract/core/entities'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import { enterpriseMessages as messages } from '@portal/contract/enterprises/messages'
import type { branch, enterprise } from '@portal/contract/enterprises/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { folded } from '#core/base/folded.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { storedRows } from '#core/records/stored-rows.ts'
import { isThere as isBranchThere } from '../branches/queries.ts'
import { branches } from '../branches/record.ts'
import { isThere, lockHouse, readHouse } from '../queries.ts'
import { enterprises } from '../record.ts'
import * as queries from './queries.ts'

export type EnterpriseForm = z.output<(typeof enterprise)['Form']>
type BranchForm = Omit<z.output<(typeof branch)['Form']>, 'empresa_id'>

interface Versioned {
  id: number
  version: number
}

/** What a row of a workbook does with an enterprise and one of its branches. */
export interface ImportedEnterprise {
  form: EnterpriseForm
  /** Null for one that the import makes. */
  known: Versioned | null
  /** Whether this row stores the enterprise; other rows of it only its branches. */
  isWritten: boolean
  branch: { form: BranchForm; known: queries.KnownBranch | null } | null
}

/** What a row stored: its enterprise, and what was there before. */
export interface WrittenEnterprise extends Versioned {
  antes: {
    /** Absent where the row did not store the enterprise, null where it made it. */
    empresa?: queries.EnterpriseValues | null
    sucursal?: Versioned & { antes: BranchForm | null }
  }
}

/** A tax id as it is compared: letters and digits without marks. */
export const taxKeyOf = (text: unknown): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A name as it is compared: without case, accents and spaces. */
export const nameKeyOf = (text: unknown): string => folded(text).replaceAll(' ', '')

/**
 * Returns what finds the enterprises of a tax id, or of a name where none has the tax id (rule imports/natural-keys). Two
 * of one tax id are told apart by their name. `other` has the same name, but another tax id.
 */
export function enterprisesBy<E extends { nombre: string; identificador_tributario: string }>(known: readonly E[]) {
  const byTaxId = Map.groupBy(known, ({ identificador_tributario: taxId }) => taxKeyOf(taxId))
  const byName = Map.groupBy(known, ({ nombre }) => nameKeyOf(nombre))
  return ({ taxKey, nameKey }: { taxKey: string; nameKey: string }): { found: readonly E[]; other?: E | undefined } => {
    const ofTaxId = taxKey ? (byTaxId.get(taxKey) ?? []) : []
    const ofName = nameKey ? (byName.get(nameKey) ?? []) : []
    if (ofTaxId.length > 0) {
      const both = ofTaxId.filter((one) => ofName.includes(one))
      return { found: both.length === 1 ? both : ofTaxId, other: ofName.find((one) => !ofTaxId.includes(one)) }
    }
    const found = taxKey ? ofName.filter((one) => taxKeyOf(one.identificador_tributario) === '') : ofName
    return { found, other: found.length > 0 ? undefined : ofName[0] }
  }
}

/** The same by the texts of a row; some lists have the tax id in the column of the name. */
export function enterprisesNamed<E extends { nombre: string; identificador_tributario: string }>(known: readonly E[]) {
  const find = enterprisesBy(known)
  return (taxId: string, name: string) => {
    const taxKey = taxKeyOf(taxId)
    const first = find({ taxKey, nameKey: nameKeyOf(name) })
    return first.found.length > 0 || taxKey ? first : find({ taxKey: taxKeyOf(name), nameKey: '' })
  }
}

/**
 * Stores rows in their order inside the caller's transaction, as the forms of enterprises and branches do. Refuses what
 * was made or changed since the rows were planned, and the house.
 */
export async function writeEnterprises(
  db: Db,
  actor: Actor,
  rows: readonly ImportedEnterprise[],
): Promise<WrittenEnterprise[]> {
  await queries.waitForImports(db)
  const ids = rows.flatMap(({ known }) => known?.id ?? [])
  await queries.lockEnterprises(db, ids)
  const house = await lockHouse(db)
  if (house !== null && ids.includes(house)) throw new Refusal(messages.houseStays)
  await refuseMade(db, actor, rows)
  const written: WrittenEnterprise[] = []
  for (const row of rows) written.push(await writeRow(db, actor, row))
  return written
}

/** Someone else may have made an enterprise of these since it was planned. */
async function refuseMade(db: Db, actor: Actor, rows: readonly ImportedEnterprise[]): Promise<void> {
  const fresh = rows.filter(({ known, isWritten }) => known === null && isWritten)
  if (fresh.length === 0) return
  const find = enterprisesBy(await queries.listKnownEnterprises(db, scopeOf(actor)))
  const isMade = ({ form: { identificador_tributario: taxId, nombre } }: ImportedEnterprise) =>
    find({ taxKey: taxKeyOf(taxId), nameKey: nameKeyOf(nombre) }).found.length > 0
  if (fresh.some(isMade)) throw new Refusal(coreMessages.changedByOther)
}

async function writeRow(db: Db, actor: Actor, row: ImportedEnterprise): Promise<WrittenEnterprise> {
  const { form, known, isWritten, branch } = row
  const antes: WrittenEnterprise['antes'] = {}
  let stored: Versioned
  if (!isWritten) stored = known ?? (await madeBefore(db, form))
  else if (known) {
    const before = await enterprises.one(db, actor, known.id)
    stored = await enterprises.update(db, actor, known.id, { ...form, version: known.version })
    antes.empresa = pickedOf(enterpriseFields, before) as queries.EnterpriseValues
  } else {
    stored = await enterprises.create(db, actor, form)
    antes.empresa = null
  }
  if (branch) antes.sucursal = await writeBranch(db, actor, stored.id, branch)
  return { ...stored, antes }
}

/** The enterprise that an earlier row of the same import made. */
async function madeBefore(db: Db, { abreviatura }: EnterpriseForm): Promise<Versioned> {
  const id = await queries.idByAbbreviation(db, abreviatura)
  if (id === undefined) throw new Refusal(messages.absent)
  return { id, version: 1 } // only its own row is compared when the import is taken back
}

async function writeBranch(
  db: Db,
  actor: Actor,
  enterpriseId: number,
  { form, known }: NonNullable<ImportedEnterprise['branch']>,
) {
  const sent = { ...form, empresa_id: enterpriseId }
  if (!known) return { ...(await branches.create(db, actor, sent)), antes: null }
  const { id, version, nombre, estado_id } = known
  const saved = await branches.update(db, actor, id, { ...sent, version })
  return { ...saved, antes: { nombre, estado_id } as BranchForm }
}

const enterpriseRows = storedRows('empresa', [...namesOf(enterpriseFields), 'abreviatura_usada_en', 'eliminado_en'])
const branchRows = storedRows('sucursal', ['nombre', 'empresa_id', 'estado_id', 'eliminado_en'])

/**
 * Gives an enterprise its fields back, or deletes one to which nothing belongs; neither when someone changed it since
 * this version, or made it the house.
 */
export function takeEnterpriseBack(
  db: Db,
  actor: Actor,
  { id, version }: Versioned,
  before: queries.EnterpriseValues | null,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const stored = await enterpriseRows.lock(db, id, isThere(scopeOf(actor)))
    if (stored?.version !== version || id === (await lockHouse(db))) return
    if (before) {
      await enterprises.update(db, actor, id, { ...before, version })
      return
    }
    if (await queries.isAnyFound(db, queries.holdingsOfEnterprise(id))) return
    const after = await enterpriseRows.update(db, id, { eliminado_en: new Date() })
    const recorded = { action: 'enterprises.deleted', entity: 'empresa', id, before: stored, after }
    await record(db, actor, { ...recorded, announces: [{ area: 'empresas', of: [{ enterpriseId: id }] }] })
  })
}

/** The same of a branch of an enterprise that is not the house. */
export function takeBranchBack(
  db: Db,
  actor: Actor,
  { id, version }: Versioned,
  before: BranchForm | null,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const stored = await branchRows.lock(db, id, isBranchThere(scopeOf(actor)))
    if (stored?.version !== version || stored.empresa_id === (await readHouse(db))) return
    const { empresa_id: enterpriseId } = stored
    if (before) {
      await branches.update(db, actor, id, { ...before, empresa_id: enterpriseId, version })
      return
    }
    if (await queries.isAnyFound(db, queries.holdingsOfBranch(id))) return
    const after = await branchRows.update(db, id, { eliminado_en: new Date() })
    const recorded = { action: 'branches.deleted', entity: 'sucursal', id, before: stored, after }
    await record(db, actor, { ...recorded, announces: [{ area: 'sucursales', of: [{ enterpriseId }] }] })
  })
}
