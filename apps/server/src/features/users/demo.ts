import { type GrantableModule, Module } from '@portal/contract/access/constants'
import { Place, type Profile, profileOf } from '@portal/contract/access/templates'
import { DocumentType, UserStatus } from '@portal/contract/users/constants'
import type { Caller } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { applyTemplate, replaceModules } from '#features/access/service.ts'
import { hashPassword, isPassword, revokeAccess } from '#features/sign-in/service.ts'
import { type DemoPerson, demoAccounts, demoHouse, demoPeople } from './demo-people.ts'
import { hasAddresses, insertUser, listHashes, listHolders, listPasswords, updateUser } from './queries.ts'

/** The password of every demo user; it meets the rules. */
export const demoPassword = 'Portal-Demo-2026'

const addressOf = (name: string) => `${name}@example.com`

const itself: Caller = { ip: '127.0.0.1', requestId: 'demo' }

const profileFor = (name: string, { role, enterprise }: DemoPerson): Profile => {
  if (name === 'maestro') return 'masterDistributor'
  if (enterprise === null) return profileOf(role, Place.none, [])
  return profileOf(role, enterprise === demoHouse ? Place.house : Place.other, [])
}

/** "José Ángel Martínez" is jose.martinez. */
const nameOf = ({ names, lastName }: DemoPerson) =>
  [names.split(' ')[0]!, lastName]
    .map((part) =>
      part
        .normalize('NFD')
        .replace(/[^a-z]/gi, '')
        .toLowerCase(),
    )
    .join('.')

/** The people of the set by the local part of their address. */
const everyone: readonly (readonly [name: string, person: DemoPerson])[] = [
  ...Object.entries<DemoPerson>(demoAccounts),
  ...demoPeople.map((person) => [nameOf(person), person] as const),
]

/** The account of each role, to try the portal. */
export const demoAddresses = Object.entries<DemoPerson>(demoAccounts).map(([name, person]) => ({
  email: addressOf(name),
  profile: profileFor(name, person),
}))

/** Whether the demo accounts are there to log in with. */
export const hasDemo = async (db: Db): Promise<boolean> =>
  (await listPasswords(db, [demoAddresses[0]!.email])).length > 0

/** Whether anyone has an address of the demo set, whether they log in or not. */
export const hasDemoPeople = (db: Db): Promise<boolean> =>
  hasAddresses(
    db,
    everyone.map(([name]) => addressOf(name)),
  )

/**
 * Returns the addresses of people who log in with the password of the demo set, which everyone knows: its own people,
 * and whoever has the same stored password under another address by now.
 */
export async function openToEveryone(db: Db): Promise<string[]> {
  const emails = everyone.map(([name]) => addressOf(name))
  const hashes = new Set((await listPasswords(db, emails)).map(({ password_hash }) => password_hash!))
  const known: string[] = []
  for (const hash of hashes) if (await isPassword(demoPassword, hash)) known.push(hash)
  return known.length === 0 ? [] : (await listHolders(db, known)).map(({ email }) => email)
}

/** Returns those among these accounts whose password is that of the demo set. */
export async function withDemoPassword(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>()
  const known = new Map<string, boolean>()
  for (const { id, password_hash: hash } of await listHashes(db, ids)) {
    if (hash === null) continue
    if (!known.has(hash)) known.set(hash, await isPassword(demoPassword, hash)) // slow on purpose
    if (known.get(hash)) found.add(id)
  }
  return found
}

/** Deactivates these accounts and takes their passwords, sessions and links away. The caller audits it. */
export async function closeAccounts(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await revokeAccess(db, id)
    await updateUser(db, id, { estado_id: UserStatus.inactive })
  }
}

/** Modules of these accounts beyond their template, so that grants can be tried. */
const alsoGiven: Readonly<Record<string, readonly GrantableModule[]>> = {
  superadmin: [Module.masterDistributor, Module.distributor],
  gerente: [Module.users],
  maestro: [Module.branches, Module.assignedProducts, Module.projections, Module.allQuotes],
}

/** Ids of enterprises by abbreviation, and of branches by name. */
interface Places {
  enterprises: ReadonlyMap<string, number>
  branches: ReadonlyMap<string, number>
}

/** A demo user, as later parts of the demo set reference them. */
interface DemoUser {
  id: number
  enterpriseId: number | null
}

/**
 * Stores the people of the demo set with the modules of their roles, inside the caller's transaction. Returns them by
 * the local part of their address.
 */
export async function insertDemoUsers(db: Db, places: Places): Promise<Map<string, DemoUser>> {
  const made = new Map<string, DemoUser>()
  const passwordHash = await hashPassword(demoPassword) // once: hashing is slow on purpose
  for (const [index, [name, person]] of everyone.entries()) {
    const row = rowOf(person, addressOf(name), index, places, passwordHash)
    const { id } = await insertUser(db, row)
    made.set(name, { id, enterpriseId: row.empresa_id ?? null })
    const modules = await applyTemplate(db, itself, id, profileFor(name, person))
    const given = alsoGiven[name]
    if (given) await replaceModules(db, id, [...modules, ...given])
  }
  return made
}

const dayMs = 86_400_000
const firstDay = Date.UTC(2025, 2, 3, 13, 30)

function rowOf(person: DemoPerson, email: string, index: number, places: Places, passwordHash: string) {
  const { enterprise, branch, country, status = UserStatus.active, isNew } = person
  const [prefix, countryId] = country
  const isForeign = index % 9 === 8
  return {
    nombres: person.names,
    apellido_paterno: person.lastName,
    apellido_materno: person.secondLastName ?? '',
    tipo_documento_id: isForeign ? DocumentType.passport : DocumentType.nationalId,
    numero_documento: `${isForeign ? 'P' : ''}${10_482_915 + index * 137_911}`,
    telefono: `${prefix}${1000 + index * 7}`,
    email,
    rol_id: person.role,
    empresa_id: enterprise === null ? null : places.enterprises.get(enterprise)!,
    sucursal_id: branch === undefined ? null : places.branches.get(branch)!,
    pais_id: countryId,
    estado_id: status,
    idioma: person.language ?? 'es',
    password_hash: isNew ? null : passwordHash,
    creado_en: new Date(firstDay + index * 8 * dayMs),
  }
}
