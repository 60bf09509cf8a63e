import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseMessages as messages } from '@portal/contract/enterprises/messages'
import type { enterprise } from '@portal/contract/enterprises/schemas'
import type { z } from 'zod'
import type { Anyone } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import * as queries from './queries.ts'
import { timeZoneFor } from './rules.ts'

/**
 * Makes an active enterprise the house: its people are staff from now on, and those of the house before are not
 * (rule scope/house).
 */
export function nameHouse(db: Db, by: Anyone, id: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const named = await queries.lockStatus(db, id) // before the house, as whoever saves an enterprise does
    const before = await queries.lockHouse(db)
    if (!named) throw new Refusal(messages.absent)
    if (named.estado_id !== EnterpriseStatus.active) throw new Refusal(messages.houseInactive)
    if (before === id) return
    await queries.setHouse(db, id)
    const people = await queries.listPeople(db, before === null ? [id] : [id, before])
    await record(db, by, {
      action: 'settings.houseNamed',
      entity: 'ajuste',
      id: 'cotizaciones',
      before: { empresa_id: before },
      after: { empresa_id: id },
      announces: [
        { area: 'ajuste' },
        { area: 'empresas' },
        ...people.map((usuarioId) => ({ area: 'acceso', usuario_id: usuarioId })),
      ],
    })
  })
}

/** The company that starts, as it is typed. */
export type HouseForm = z.output<(typeof enterprise)['Form']>

/** Returns the house; null while there is none. */
export const getHouse = (db: Db): Promise<number | null> => queries.readHouse(db)

/** Takes the name of the house away, for a caller who removes the enterprise and audits it. */
export const nameNoHouse = (db: Db): Promise<void> => queries.setHouse(db, null)

/** Whether an enterprise is the house. */
export const hasHouse = async (db: Db): Promise<boolean> => (await queries.lockHouse(db)) !== null

/** Returns the house; where there is none, it is made of this form and named. Null without either. */
export async function houseFrom(db: Db, by: Anyone, form: HouseForm | null): Promise<number | null> {
  const known = await queries.lockHouse(db)
  if (known !== null || !form) return known
  const country = await queries.getCountry(db, form.pais_id)
  if (!country) throw fieldRefusal('pais_id', messages.countryInvalid)
  const row = { ...form, zona_horaria: timeZoneFor(form.zona_horaria, null, country) }
  const id = await queries.insertEnterprise(db, row)
  await record(db, by, { action: 'enterprises.created', entity: 'empresa', id, after: row })
  await nameHouse(db, by, id)
  return id
}
