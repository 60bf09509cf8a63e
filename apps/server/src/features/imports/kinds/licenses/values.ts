import { readLicenseCode } from '@portal/contract/licenses/constants'
import { LicenseStatus, licenseStatusNames } from '@portal/contract/licenses/states'
import { folded } from '#core/base/folded.ts'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import type { KnownEnterprise } from '#features/enterprises/service.ts'
import { enterprisesNamed, nameKeyOf, taxKeyOf } from '#features/enterprises/service.ts'
import type { NamedPerson } from '#features/licenses/service.ts'
import { byName, dayOf, notUnderstood, textOf } from '../../cells.ts'
import type { SheetRow } from '../../queries.ts'

type Cells = SheetRow['datos']

/** What the status of a row says; whether it holds is said by the dates. */
export type SaidStatus = 'active' | 'finished' | 'inactive' | 'suspended' | 'scheduled'

const words: Readonly<Record<SaidStatus, readonly string[]>> = {
  active: [
    ...['vigente', 'en gracia', 'en uso', 'habilitada', 'valida', 'valid', 'current', 'in grace', 'enabled', 'in use'],
    ...['activated', 'activo', 'si', 'yes'],
  ],
  finished: ['vencida', 'caducada', 'expirada', 'expired', 'ended', 'terminado', 'vencido', 'lapsed', 'historica'],
  inactive: ['inactivo', 'deshabilitada', 'disabled', 'no', 'not active'],
  suspended: [
    ...['suspendida', 'suspendido', 'bloqueada', 'detenida', 'revocada', 'cancelada'],
    ...['suspended', 'blocked', 'on hold', 'revoked', 'cancelled', 'canceled'],
  ],
  scheduled: ['programada', 'por empezar', 'futura', 'scheduled', 'future', 'pending', 'pendiente', 'not started'],
}
const { active, finished, inactive } = LicenseStatus
const namesOf = (status: typeof active | typeof finished | typeof inactive) =>
  Object.values<string>(licenseStatusNames[status]).map((name) => folded(name))

const said = new Map<string, SaidStatus>([
  ...namesOf(active).map((name) => [name, 'active'] as const),
  ...namesOf(finished).map((name) => [name, 'finished'] as const),
  ...namesOf(inactive).map((name) => [name, 'inactive'] as const),
  ...Object.entries(words).flatMap(([status, all]) => all.map((word) => [word, status as SaidStatus] as const)),
])

/** The status that a cell says, null for none, undefined for a word that is none. */
export const saidStatusOf = (cell: Cell | undefined): SaidStatus | null | undefined =>
  cell === undefined || cell === null ? null : said.get(folded(textOf(cell)))

/** The e-mail of a cell, also of `Name <e-mail>`; empty when it holds a name. */
export const emailIn = (cell: Cell | undefined): string => {
  const text = textOf(cell).trim()
  const address = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
  return address.includes('@') ? address.trim().toLowerCase() : ''
}

/** The name of a cell that holds no e-mail. */
export const personNameIn = (cell: Cell | undefined): string => (emailIn(cell) === '' ? textOf(cell).trim() : '')

/** Returns what finds the person that a cell names: by e-mail, or by a name that nobody else of the enterprise has. */
export function personBy(people: readonly NamedPerson[]) {
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]))
  const byFullName = Map.groupBy(people, ({ nombre }) => folded(nombre))
  return (cell: Cell | undefined, enterpriseId: number | null): NamedPerson | undefined => {
    const email = emailIn(cell)
    if (email !== '') return byEmail.get(email)
    const named = byFullName.get(folded(personNameIn(cell))) ?? []
    const here = enterpriseId === null ? named : named.filter((person) => person.empresa_id === enterpriseId)
    return here.length === 1 ? here[0] : undefined
  }
}

/** What a row says of the enterprise: null for nothing, `several` where it could be more than one. */
export type SaidEnterprise = { id: number; field: string } | { field: string; why: 'unknown' | 'several' } | null

/** Returns what finds the enterprise of a row, by its tax id and its name. */
export function enterpriseBy(known: readonly KnownEnterprise[]) {
  const find = enterprisesNamed(known)
  return ({ identificador_tributario: taxId, empresa_id: name }: Cells): SaidEnterprise => {
    const field = taxId === undefined ? 'empresa_id' : 'identificador_tributario'
    if (taxKeyOf(textOf(taxId)) === '' && nameKeyOf(textOf(name)) === '') return null
    const { found } = find(textOf(taxId), textOf(name))
    if (found.length === 1) return { id: found[0]!.id, field }
    return { field, why: found.length === 0 ? 'unknown' : 'several' }
  }
}

interface Choice {
  id: number
  nombre: string
  nombre_en: string
}

/** Returns what turns cells into what the form of a row checks; fields without a cell are left out. */
export function readerOf(services: readonly Choice[], types: readonly Choice[]) {
  const [serviceIds, typeIds] = [byName(services), byName(types)]
  const choice = (ids: ReadonlyMap<string, number>, cell: Cell | undefined) =>
    ids.get(folded(textOf(cell))) ?? notUnderstood
  const readers: Readonly<Record<string, (cell: Cell | undefined) => unknown>> = {
    servicio_id: (cell) => choice(serviceIds, cell),
    tipo_licencia_id: (cell) => choice(typeIds, cell),
    fecha_inicio: (cell) => dayOf(textOf(cell)),
    fecha_termino: (cell) => dayOf(textOf(cell)),
    serie: textOf,
    suspendida: textOf,
    notas: textOf,
  }
  return (cells: Cells): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(readers).flatMap(([field, read]) =>
        cells[field] === undefined ? [] : [[field, read(cells[field])]],
      ),
    )
}

/** The number of the portal in a row of an export; empty for none. */
export const codeIn = ({ codigo }: Cells): string => readLicenseCode(textOf(codigo))

/** A stored day as it is read by people. */
export const dayText = (day: string): string => day.split('-').toReversed().join('-')
