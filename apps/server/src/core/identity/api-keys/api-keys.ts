import { apiKeyLimits, integrationRoles } from '@portal/contract/api-keys/constants'
import { keyMessages } from '@portal/contract/core/key-messages'
import { sql } from 'kysely'
import type { Actor, Caller } from '../../base/actor.ts'
import { Refusal } from '../../base/errors.ts'
import { networkListOf } from '../../base/ip-addresses.ts'
import { isSameSecret } from '../../base/secrets.ts'
import type { Db } from '../../database/database.ts'
import { refuseBeyond } from '../../door/rate-limits.ts'
import { noSession, people, personOf } from '../people.ts'
import { signatureOf } from '../signatures.ts'
import { isWellFormed, lastOf, newKey, prefixOf } from './key-text.ts'
import { narrowed } from './narrowed.ts'

const limit = { name: 'llave-api', ...apiKeyLimits.requests }

/** Keys of other systems: rows that are read again for each request, so what ended one ends it at once (decision 059). */
export class ApiKeys {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Makes a key: what its owner gets once, and what is stored. */
  make(): { key: string; stored: { prefijo: string; final: string; clave_hash: string } } {
    const key = newKey()
    return { key, stored: { prefijo: prefixOf(key), final: lastOf(key), clave_hash: this.#hashOf(key) } }
  }

  /**
   * Returns the maker of a key with what the key leaves of their rights today. Throws `keyInvalid` for one that is not
   * valid any more or never was, `keyAddress` from a forbidden address, and `tooMany` when it is used too often.
   */
  async whoIs(db: Db, key: string, caller: Caller): Promise<Actor> {
    const row = isWellFormed(key) ? await keyRow(db, prefixOf(key)) : undefined
    const isRight = row !== undefined && isSameSecret(row.clave_hash, this.#hashOf(key))
    if (!isRight || !integrationRoles.includes(row.rol_id)) throw new Refusal(keyMessages.keyInvalid)
    const { llave_id: id } = row
    if (row.redes.length > 0 && !networkListOf(row.redes)(caller.ip)) throw new Refusal(keyMessages.keyAddress)
    await refuseBeyond(db, limit, `${id}`)
    if (row.debe_anotar) await markUsed(db, id, caller.ip)
    const maker = narrowed(
      personOf(row),
      row.limite_id === null ? null : { id: row.limite_id, countryId: row.limite_pais },
    )
    const given = new Set(row.llave_modulos)
    return {
      ...caller,
      ...maker,
      ...noSession,
      modules: new Set([...maker.modules].filter((module) => given.has(module))),
      hasFactor: true, // and never proven: what asks for a fresh proof is refused
      expiresAt: row.llave_vence ?? new Date(8.64e15),
      apiKey: { id, isReadOnly: row.solo_lectura },
    }
  }

  #hashOf(key: string): string {
    return signatureOf(this.#secret, key)
  }
}

const keyRow = (db: Db, prefix: string) =>
  people(db)
    .innerJoin('llave_api', 'llave_api.usuario_id', 'usuario.id')
    .leftJoin('empresa as limite', 'limite.id', 'llave_api.empresa_id')
    .select([
      'llave_api.id as llave_id',
      'llave_api.clave_hash',
      'llave_api.solo_lectura',
      'llave_api.modulos as llave_modulos',
      'llave_api.vence_en as llave_vence',
      'llave_api.empresa_id as limite_id',
      'limite.pais_id as limite_pais',
      sql<string[]>`llave_api.redes::text[]`.as('redes'),
      sql<boolean>`coalesce(llave_api.usada_en < now() - make_interval(secs => ${apiKeyLimits.usedEverySeconds}::int), true)`.as(
        'debe_anotar',
      ),
    ])
    .where('llave_api.prefijo', '=', prefix)
    .where('llave_api.anulada_en', 'is', null)
    .where((eb) => eb.or([eb('llave_api.vence_en', 'is', null), eb('llave_api.vence_en', '>', sql<Date>`now()`)]))
    .executeTakeFirst()

/** Coarse, so that a busy key does not write at each request. */
const markUsed = (db: Db, id: number, ip: string) =>
  db.updateTable('llave_api').set({ usada_en: sql`now()`, usada_ip: ip }).where('id', '=', id).execute()
