import { Module } from '@portal/contract/access/constants'
import { PriceMode } from '@portal/contract/assigned-products/constants'
import type { Language } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import { countKind } from '@portal/contract/core/numbers'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { productImportMessages as messages } from '@portal/contract/imports/messages'
import { PriceRowFormSchema } from '@portal/contract/imports/schemas'
import type { Actor } from '#core/base/actor.ts'
import { folded } from '#core/base/folded.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { canAssign, refusedValue } from '#features/assigned-products/service.ts'
import {
  enterprisesNamed,
  type KnownBranch,
  type KnownEnterprise,
  listKnownBranches,
  listKnownEnterprises,
} from '#features/enterprises/service.ts'
import { numberOf, textOf } from '../../cells.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Fault, SheetRow, Warning } from '../../queries.ts'
import type { RowPrice } from './draft.ts'
import { productTexts } from './texts.ts'
import { isPlaced, priceOf } from './values.ts'

/** What the cells of a price say: the price of a branch, none, or why not. */
export interface ReadPrice {
  place: KnownBranch | null
  price: RowPrice | null
  errores: Fault[]
  avisos: Warning[]
  read: Record<string, unknown>
}

/** Of a row that names no price. */
export const noPrice: ReadPrice = { place: null, price: null, errores: [], avisos: [], read: {} }

const priceFields = ['desde', 'modo', 'precio', 'descuento', 'valor'] as const

/** Returns what reads the price of a row, with the places that the rows name. */
export async function priceReader(db: Db, actor: Actor, language: Language, rows: readonly SheetRow[]) {
  const isAllowed = actor.modules.has(Module.assignedProducts) && canAssign(actor)
  const isAnyPlaced = isAllowed && rows.some(isPlaced)
  const scope = scopeOf(actor)
  const enterprises = isAnyPlaced ? await listKnownEnterprises(db, scope) : []
  const find = enterpriseFinder(enterprises)
  const named = new Map(rows.map((row) => [row, find(row)]))
  const ids = [...named.values()].flatMap((found) => (found && 'id' in found ? found.id : []))
  const listed = await listKnownBranches(db, scope, [...new Set(ids)])
  const branches = new Map(
    [...Map.groupBy(listed, ({ empresa_id }) => empresa_id)].map(([id, own]) => [
      id,
      new Map(own.map((branch) => [folded(branch.nombre), branch])),
    ]),
  )

  return (row: SheetRow): ReadPrice => {
    const said = [...priceFields, 'empresa', 'identificador_tributario', 'sucursal'].filter(
      (field) => row.datos[field] !== undefined,
    )
    const refused = (field: string, entry: Message, read = {}): ReadPrice => ({
      ...noPrice,
      read,
      errores: [faultOf(field, entry, language)],
    })
    if (said.length === 0) return noPrice
    if (!isAllowed) return refused(said[0]!, messages.priceNotAllowed)
    const enterprise = named.get(row)
    if (!enterprise) return refused('empresa', messages.placeAbsent)
    if ('entry' in enterprise) return refused(enterprise.field, enterprise.entry)
    const place = branchOf(row, branches.get(enterprise.id), language)
    const read = { ...(row.datos.empresa !== undefined && { empresa: enterprise.nombre }), ...place.read }
    if ('entry' in place) return refused('sucursal', place.entry, read)
    const isOpen = [enterprise.estado_id, place.branch.estado_id].every((status) => status === EnterpriseStatus.active)
    const found = rowPriceOf(row, language)
    return {
      place: place.branch,
      price: found.price && { ...found.price, countryId: enterprise.pais_id, isOpen },
      errores: found.errores,
      avisos: [...place.avisos, ...found.avisos],
      read: { ...read, ...found.read },
    }
  }
}

type Refused = { field: string; entry: Message }

/**
 * Finds the enterprise of a row by its tax id, else by its name; a tax id may stand in the column of the name. Undefined
 * where it names none.
 */
function enterpriseFinder(enterprises: readonly KnownEnterprise[]) {
  const find = enterprisesNamed(enterprises)
  return ({ datos }: SheetRow): KnownEnterprise | Refused | undefined => {
    const [name, taxId] = [textOf(datos.empresa), textOf(datos.identificador_tributario)]
    if (!name && !taxId) return undefined
    const field = taxId ? 'identificador_tributario' : 'empresa'
    const { found, other } = find(taxId, name)
    if (found.length > 1 || (found.length === 1 && other)) return { field, entry: messages.enterpriseMatchesTwo }
    return found[0] ?? { field, entry: messages.enterpriseUnknown }
  }
}

/** Finds the branch that a row names, by its name as it is compared; the only one where it names none. */
function branchOf(
  { datos: { sucursal } }: SheetRow,
  branches: ReadonlyMap<string, KnownBranch> | undefined,
  language: Language,
) {
  const none = { avisos: [] as Warning[], read: {} }
  if (sucursal === undefined) {
    const [only] = branches?.values() ?? []
    if (!only || branches?.size !== 1) return { ...none, entry: messages.branchAbsent }
    return {
      ...none,
      branch: only,
      avisos: [{ campo: 'sucursal', texto: productTexts[language].onlyBranch(only.nombre) }],
    }
  }
  const branch = branches?.get(folded(textOf(sucursal)))
  return branch ? { ...none, branch, read: { sucursal: branch.nombre } } : { ...none, entry: messages.branchUnknown }
}

/** Reads the price, its way and its quantity. */
function rowPriceOf({ datos, ilegibles }: SheetRow, language: Language) {
  const from = datos.desde === undefined ? null : numberOf(datos.desde, countKind)
  const said = priceOf(datos)
  const read = { desde: from, ...(said?.modo && { modo: said.modo, [said.campo]: said.valor }) }
  const without = { price: null, avisos: [] as Warning[], read }
  const refused = (field: string, entry: Message) => ({ ...without, errores: [faultOf(field, entry, language)] })
  const isUnreadable = priceFields.some((field) => field in ilegibles)
  if (!said) return isUnreadable ? { ...without, errores: [] } : refused('precio', messages.priceAbsent)
  const { modo, campo } = said
  if (modo === null) return refused('modo', messages.priceInvalid)
  if (said.isTwofold) return refused(campo, messages.twoPrices)
  const { form, errores } = formOf(PriceRowFormSchema, { valor: said.valor, desde: from }, messages, language)
  const faults = errores.map((fault) => (fault.campo === 'valor' ? { ...fault, campo } : fault))
  if (!form) return { ...without, errores: faults }
  if (refusedValue(modo, [{ desde: form.desde ?? 1, valor: form.valor }]) !== null)
    return refused(campo, messages.priceInvalid)
  const isShown = modo === PriceMode.discount && said.isPassedOver
  const avisos = isShown ? [{ campo: 'precio', texto: productTexts[language].discountGiven }] : []
  return { price: { modo, campo, valor: form.valor, desde: form.desde }, avisos, read, errores: [] }
}
