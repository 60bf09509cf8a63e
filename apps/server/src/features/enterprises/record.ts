import { mayDelete } from '@portal/contract/access/hierarchy'
import { coreMessages } from '@portal/contract/core/core-messages'
import { namesOf } from '@portal/contract/core/entities'
import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import { enterpriseMessages as messages } from '@portal/contract/enterprises/messages'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { statusChoices } from './choices.ts'
import { nameHouse } from './house.ts'
import { canCreate, canNameHouse } from './policy.ts'
import * as queries from './queries.ts'
import { canChangeAbbreviation, timeZoneFor } from './rules.ts'

/** Enterprises, as their form and an import save them. */
export const enterprises = versionedRecord({
  table: 'empresa',
  name: 'enterprises',
  rows: queries.enterpriseRows,
  isThere: queries.isThere,
  columns: [...namesOf(enterpriseFields), 'abreviatura_usada_en', 'eliminado_en'],
  messages,
  constraints: { empresa_abreviatura: { field: 'abreviatura', entry: messages.abbreviationTaken } },
  announces: ({ id: enterpriseId }) => [{ area: 'empresas', of: [{ enterpriseId }] }],
  async written(db, actor, form, before) {
    if (!before && !canCreate(actor)) throw new Refusal(coreMessages.notAllowed)
    if (before && before.abreviatura !== form.abreviatura && !canChangeAbbreviation(before))
      throw fieldRefusal('abreviatura', messages.abbreviationFrozen)
    const isLeft = before && form.estado_id !== EnterpriseStatus.active
    if (isLeft && before.id === (await queries.lockHouse(db))) throw fieldRefusal('estado_id', messages.houseStays)
    const country = await queries.getCountry(db, form.pais_id)
    if (!country) throw fieldRefusal('pais_id', messages.countryInvalid)
    return { ...form, zona_horaria: timeZoneFor(form.zona_horaria, before, country) }
  },
  async saved(db, _actor, after, before) {
    const isMoved = before && (before.zona_horaria !== after.zona_horaria || before.pais_id !== after.pais_id)
    // the whole site is in its zone
    if (isMoved && after.id === (await queries.readHouse(db))) await announceChanges(db, { area: 'ajuste' })
  },
  async removes(db, { id }) {
    if (id === (await queries.lockHouse(db))) throw new Refusal(messages.houseStays)
  },
  usedBy: queries.usesOf,
  deactivates: { estado_id: EnterpriseStatus.inactive },
  seen: (actor, enterprise) => ({
    ...enterprise,
    puede_cambiar_abreviatura: canChangeAbbreviation(enterprise),
    puede_eliminar: mayDelete(actor.role),
    puede_ser_casa: canNameHouse(actor) && !enterprise.es_casa,
  }),
})

/** Mounts the calls of enterprises (their module). */
export function enterpriseRoutes(door: Door, { db }: { db: Db }): void {
  mountRecord(door, db, enterpriseCalls, enterprises)
  door.mount(enterpriseCalls.get, ({ actor, params }) => enterprises.one(db, actor, params.empresa_id))
  door.mount(enterpriseCalls.nameHouse, async ({ actor, params: { id } }) => {
    await nameHouse(db, actor, id)
    return null
  })
  door.mount(enterpriseCalls.initData, async () => ({
    paises: await queries.listCountries(db),
    estados: statusChoices,
  }))
}
