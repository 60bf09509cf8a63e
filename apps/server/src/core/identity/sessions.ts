import { randomBytes } from 'node:crypto'
import type { Role } from '@portal/contract/access/constants'
import { sessionLimits } from '@portal/contract/core/limits'
import { createSigner, createVerifier } from 'fast-jwt'
import { sql } from 'kysely'
import type { Actor, Caller } from '../base/actor.ts'
import { isReadOnly } from '../base/errors.ts'
import type { Db } from '../database/database.ts'
import { people, personOf } from './people.ts'

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
 * Sessions are rows named by tokens; what the row or its user no longer allows ends with the next request
 * (rule access/session).
 */
export class Sessions {
  readonly #sign: (payload: Record<string, unknown>) => string
  readonly #verify: (token: string) => Record<string, unknown>
  readonly #factorRoles: ReadonlySet<Role>

  /** `factorRoles` must have a second factor: without one, their sessions may only add a device. */
  constructor(secret: string, factorRoles: ReadonlySet<Role> = new Set()) {
    this.#factorRoles = factorRoles
    this.#sign = createSigner({ key: secret, algorithm: 'HS256' })
    // The end is compared at each request: the verifier would remember "expired" by the clock that said so, and a clock
    // that was a day ahead for a moment would have ended every session it saw.
    this.#verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 1000, ignoreExpiration: true })
  }

  /** Opens a session of 8 h for a user; with `mustEnrol` it may only add a device for the second factor. */
  async open(db: Db, userId: number, { ip, agent, mustEnrol = false }: Opening): Promise<OpenedSession> {
    const from = { id: newSessionId(), usuario_id: userId, ip, agente: agent.slice(0, 300) }
    const row = await db
      .insertInto('sesion')
      .values({ ...from, vence_en: inAWhile(), debe_registrar: mustEnrol })
      .returning(['id', 'vence_en'])
      .executeTakeFirstOrThrow()
    return this.#tokenFor(row.id, userId, row.vence_en)
  }

  /** Extends an open session by 8 h, but not beyond 12 h after its log-in; null when that would be of no use. */
  async renew(db: Db, actor: Actor): Promise<OpenedSession | null> {
    const latest = sql<Date>`creado_en + make_interval(hours => ${longestHours}::int)`
    const row = await db
      .updateTable('sesion')
      .set({ vence_en: sql<Date>`least(${inAWhile()}, ${latest})` })
      .where('id', '=', actor.sessionId)
      .where(latest, '>', sql<Date>`now() + make_interval(secs => ${warnAtSecondsLeft}::int)`)
      .returning(['id', 'vence_en'])
      .executeTakeFirst()
    return row ? this.#tokenFor(row.id, actor.id, row.vence_en) : null
  }

  /** Returns the user of a token and their current rights; null when the token or its session is not valid. */
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
      const { sid, exp } = this.#verify(token)
      return Number(exp) * 1000 > Date.now() ? String(sid) : null
    } catch {
      return null // forged or damaged: the same answer as for an expired one
    }
  }

  #tokenFor(sessionId: string, userId: number, expiresAt: Date): OpenedSession {
    const exp = Math.floor(expiresAt.getTime() / 1000)
    return { token: this.#sign({ sid: sessionId, sub: String(userId), exp }), expiresAt }
  }
}

/** Time after the log-in beyond which no renewal extends a session (NIST SP 800-63B, AAL2). */
const longestHours = 12
const { tokenLifeHours, warnAtSecondsLeft } = sessionLimits
const inAWhile = () => sql<Date>`now() + make_interval(secs => ${tokenLifeHours * 3600}::int)`

/** 128 random bits in the form of a uuid; a UUID of version 4 has 122. */
const newSessionId = () =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

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

/** The ids of the open sessions of a user. */
export async function openSessionsOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sesion')
    .select('id')
    .where('usuario_id', '=', userId)
    .where('terminada_en', 'is', null)
    .where('vence_en', '>', sql<Date>`now()`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes when a session was last used; while only a replica answers, it goes on without. */
async function markSeen(db: Db, sessionId: string): Promise<void> {
  try {
    await db.updateTable('sesion').set({ visto_en: sql`now()` }).where('id', '=', sessionId).execute()
  } catch (error) {
    if (!isReadOnly(error)) throw error
  }
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

type SecretName = 'sesion' | 'pin' | 'enlace' | 'captcha' | 'factor' | 'llave_api' | 'webhook'

/** A random secret of this database, shared by all processes. */
export async function secretOf(db: Db, name: SecretName): Promise<string> {
  const { valor } = await db.selectFrom('secreto').select('valor').where('nombre', '=', name).executeTakeFirstOrThrow()
  return valor
}
