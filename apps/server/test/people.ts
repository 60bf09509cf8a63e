import { hash } from '@node-rs/argon2'
import { type GrantableModule, Role } from '@portal/contract/access/constants'
import { defaultModules, Place, profileOf } from '@portal/contract/access/templates'
import type { Language } from '@portal/contract/core/language'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '../src/core/database/database.ts'
import { setHouse } from '../src/features/enterprises/queries.ts'
import type { Signed, TestApp } from './start-app.ts'

export const password = 'Prueba-Segura-12'
/** A stored hash says what it cost and is compared at that cost: this one takes a fiftieth of those of people. */
const cheapHash = (typed: string) => hash(typed, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
const passwordHash = cheapHash(password)
let made = 0

export interface Person extends Signed {
  id: number
  email: string
}

interface Wishes {
  role?: Role
  email?: string
  enterpriseId?: number | null
  branchId?: number
  status?: UserStatus
  language?: Language
  /** Those of the role's template unless given. */
  modules?: readonly GrantableModule[]
  /** Null means they have not chosen one yet. */
  password?: string | null
  /** What is stored instead, for a test of its cost. */
  passwordHash?: string
}

/** A signed-in user, by default a customer: role 3 without an enterprise. */
export async function aUser({ deps: { db, sessions } }: Pick<TestApp, 'deps'>, wishes: Wishes = {}): Promise<Person> {
  const { role = Role.user, enterpriseId = null, email = `persona${++made}@example.com` } = wishes
  const { modules = defaultModules(profileOf(role, await placeOf(db, enterpriseId), [])) } = wishes
  const { id } = await db
    .insertInto('usuario')
    .values({
      nombres: 'Ana',
      apellido_paterno: 'Rojas',
      email,
      rol_id: role,
      empresa_id: enterpriseId,
      sucursal_id: wishes.branchId ?? null,
      estado_id: wishes.status ?? UserStatus.active,
      idioma: wishes.language ?? 'es',
      password_hash:
        wishes.passwordHash ??
        (wishes.password === undefined ? await passwordHash : wishes.password && (await cheapHash(wishes.password))),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (modules.length) {
    const rows = modules.map((module) => ({ usuario_id: id, clave_modulo: module }))
    await db.insertInto('acceso_modulo').values(rows).execute()
  }
  const { token } = await sessions.open(db, id, { ip: '127.0.0.1', agent: 'test' })
  return { id, email, token }
}

/** Another open session of a user, as from another browser. */
export async function anotherSession({ deps: { db, sessions } }: Pick<TestApp, 'deps'>, { id, email }: Person) {
  const { token } = await sessions.open(db, id, { ip: '10.1.1.1', agent: 'another browser' })
  return { id, email, token }
}

const placeOf = async (db: Db, enterpriseId: number | null): Promise<Place> =>
  enterpriseId === null ? Place.none : enterpriseId === (await houseOf(db)) ? Place.house : Place.other

async function houseOf(db: Db): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select casa_id() as id`.execute(db)
  return rows[0]!.id
}

/** The enterprise whose people are staff; made and named in the settings at the first time. */
export async function theHouse({ deps: { db } }: Pick<TestApp, 'deps'>): Promise<number> {
  const known = await houseOf(db)
  if (known !== null) return known
  const id = await insertEnterprise(db)
  await setHouse(db, id)
  return id
}

/** An enterprise that is not the house. */
export const anEnterprise = ({ deps: { db } }: Pick<TestApp, 'deps'>): Promise<number> => insertEnterprise(db)

async function insertEnterprise(db: Db): Promise<number> {
  const letters = [...String(++made)].map((digit) => String.fromCharCode(65 + Number(digit))).join('')
  const { id } = await db
    .insertInto('empresa')
    .values({
      nombre: `Empresa ${made}`,
      abreviatura: `T${letters}`,
      pais_id: 152,
      zona_horaria: 'America/Santiago',
      email: `empresa${made}@example.com`,
      telefono: '+56912345678',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The mails written to an address, the newest first. */
export function mailsTo({ deps: { db } }: Pick<TestApp, 'deps'>, email: string) {
  return db.selectFrom('correo').selectAll().where('para', '=', email).orderBy('id', 'desc').execute()
}

/** The PIN of the newest mail to an address that carries one. */
export async function pinMailedTo(app: Pick<TestApp, 'deps'>, email: string): Promise<string> {
  for (const { texto } of await mailsTo(app, email)) {
    const pin = /^ {4}(\d{4})$/m.exec(texto ?? '')?.[1]
    if (pin) return pin
  }
  throw new Error(`no mail to ${email} carries a PIN`)
}
