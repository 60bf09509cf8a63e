import { randomUUID } from 'node:crypto'
import type { GrantableModule, Role } from '@portal/contract/access/constants'
import { isOfHouse, modulesInForce, type Place } from '@portal/contract/access/templates'
import { sessionLimits } from '@portal/contract/core/limits'
import { createSigner, createVerifier } from 'fast-jwt'
import { sql } from 'kysely'
import type { Actor, Caller } from '../base/actor.ts'
import type { Db } from '../database/database.ts'

/** User status that allows sessions (spec 1, 4: generic status 1, active). */
const active = 1
const seenEveryMs = 5 * 60_000

interface Opening {
  ip: string
  agent: string
  mustEnrol?: boolean
}

export interface OpenedSession {
  token: string
  expiresAt: Date
}

/**
 * Sessions are rows named by tokens; what the row or its user no longer allows ends with the next request (decision 7).
 */
export class Sessions {
  readonly #sign: (payload: Record<string, unknown>) => string
  readonly #verify: (token: string) => Record<string, unknown>
  readonly #factorRoles: ReadonlySet<Role>

  /** `factorRoles` must have a second factor: without one, their sessions may only add a device. */
  constructor(secret: string, factorRoles: ReadonlySet<Role> = new Set()) {
    this.#factorRoles = factorRoles
    this.#sign = createSigner({ key: secret, algorithm: 'HS256' })
    this.#verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 1000 })
  }

  /** Opens a session of 8 h for a user; with `mustEnrol` it may only add a device for the second factor. */
  async open(db: Db, userId: number, { ip, agent, mustEnrol = false }: Opening): Promise<OpenedSession> {
    const from = { id: randomUUID(), usuario_id: userId, ip, agente: agent.slice(0, 300) }
    const row = await db
      .insertInto('sesion')
      .values({ ...from, vence_en: inAWhile(), debe_registrar: mustEnrol })
      .returning(['id', 'vence_en'])
      .executeTakeFirstOrThrow()
    return this.#tokenFor(row.id, userId, row.vence_en)
  }

  /** Extends an open session by 8 h. */
  async renew(db: Db, actor: Actor): Promise<OpenedSession> {
    const row = await db
      .updateTable('sesion')
      .set({ vence_en: inAWhile() })
      .where('id', '=', actor.sessionId)
      .returning(['id', 'vence_en'])
      .executeTakeFirstOrThrow()
    return this.#tokenFor(row.id, actor.id, row.vence_en)
  }

  /** Returns the user of a token and his current rights; null when the token or its session is not valid. */
  async whoIs(db: Db, token: string, caller: Caller): Promise<Actor | null> {
    const sessionId = this.#sessionIn(token)
    if (!sessionId) return null
    const row = await actorRow(db, sessionId)
    if (!row) return null
    if (row.visto_en.getTime() < Date.now() - seenEveryMs) await markSeen(db, sessionId)
    return {
      ...caller,
      ...personOf(row),
      sessionId,
      expiresAt: row.vence_en,
      hasFactor: row.tiene_factor,
      mustEnrol: row.debe_registrar || (!row.tiene_factor && this.#factorRoles.has(row.rol_id)),
      provenAt: row.probada_en,
    }
  }

  #sessionIn(token: string): string | null {
    try {
      return String(this.#verify(token).sid)
    } catch {
      return null // forged, damaged or expired: the same answer
    }
  }

  #tokenFor(sessionId: string, userId: number, expiresAt: Date): OpenedSession {
    const exp = Math.floor(expiresAt.getTime() / 1000)
    return { token: this.#sign({ sid: sessionId, sub: String(userId), exp }), expiresAt }
  }
}

const inAWhile = () => sql<Date>`now() + make_interval(secs => ${sessionLimits.tokenLifeHours * 3600}::int)`

/** A user and his rights, as stored now. */
type PersonOf = Omit<Actor, keyof Caller | keyof typeof noSession>

/** Of a person for whom something is done without a session. */
const noSession = { sessionId: '', expiresAt: new Date(0), hasFactor: false, mustEnrol: false, provenAt: null }

const personColumns = [
  'usuario.id',
  'usuario.nombres',
  'usuario.email',
  'usuario.empresa_id',
  'usuario.sucursal_id',
  'empresa.pais_id as empresa_pais_id',
  sql<Role>`usuario.rol_id`.as('rol_id'),
  sql<Place>`lugar_de(usuario.empresa_id)`.as('lugar'),
  sql<GrantableModule[]>`array(select clave_modulo from acceso_modulo where acceso_modulo.usuario_id = usuario.id)`.as(
    'modulos',
  ),
] as const

type PersonRow = NonNullable<Awaited<ReturnType<typeof readPerson>>>

const personOf = (row: PersonRow): PersonOf => ({
  id: row.id,
  names: row.nombres,
  email: row.email,
  role: row.rol_id,
  isOfHouse: isOfHouse(row.rol_id, row.lugar),
  enterpriseId: row.empresa_id,
  countryId: row.empresa_pais_id,
  branchId: row.sucursal_id,
  modules: new Set(modulesInForce(row.rol_id, row.lugar, row.modulos)),
})

const people = (db: Db) =>
  db
    .selectFrom('usuario')
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .select(personColumns)
    .where('usuario.estado_id', '=', active)
    .where('usuario.eliminado_en', 'is', null)

const readPerson = (db: Db, userId: number) => people(db).where('usuario.id', '=', userId).executeTakeFirst()

/** Returns a user as he is now, for work on his behalf without a session; undefined when he may not log in any more. */
export async function actorFor(db: Db, userId: number, requestId: string): Promise<Actor | undefined> {
  const row = await readPerson(db, userId)
  return row && { ...personOf(row), ...noSession, expiresAt: new Date(), ip: '', requestId }
}

const actorRow = (db: Db, sessionId: string) =>
  people(db)
    .innerJoin('sesion', 'sesion.usuario_id', 'usuario.id')
    .select(['sesion.vence_en', 'sesion.visto_en', 'sesion.probada_en', 'sesion.debe_registrar'])
    .select(
      sql<boolean>`exists (select from factor where factor.usuario_id = usuario.id and confirmado_en is not null)`.as(
        'tiene_factor',
      ),
    )
    .where('sesion.id', '=', sessionId)
    .where('sesion.terminada_en', 'is', null)
    .where('sesion.vence_en', '>', sql<Date>`now()`)
    .executeTakeFirst()

function markSeen(db: Db, sessionId: string) {
  return db.updateTable('sesion').set({ visto_en: sql`now()` }).where('id', '=', sessionId).execute()
}

/** Ends sessions of a user: all, one, or all but one. Returns how many ended. The caller announces it. */
export async function endSessions(
  db: Db,
  userId: number,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  let query = db
    .updateTable('sesion')
    .set({ terminada_en: sql`now()` })
    .where('usuario_id', '=', userId)
    .where('terminada_en', 'is', null)
  if (which.only) query = query.where('id', '=', which.only)
  if (which.except) query = query.where('id', '!=', which.except)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
}

type SecretName = 'sesion' | 'pin' | 'enlace' | 'captcha' | 'factor'

/** A random secret of this database, shared by all processes (`sesion`, `pin`, `enlace`, `captcha`, `factor`). */
export async function secretOf(db: Db, name: SecretName): Promise<string> {
  const { valor } = await db.selectFrom('secreto').select('valor').where('nombre', '=', name).executeTakeFirstOrThrow()
  return valor
}
