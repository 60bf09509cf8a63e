import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import type { PlaceDeps } from './deps.ts'
import { chosenRegistrations, type RegistrationQuery } from './list-queries.ts'
import * as queries from './queries.ts'
import { changeStatus, type StatusChange } from './service.ts'

/** Undone by the single call too, with its rules: an e-mail that was registered again keeps a canceled one out. */
const becoming = (deps: PlaceDeps, status: RegistrationStatus): BulkAction => ({
  async apply(db, actor, id) {
    const locked = await queries.lockRegistration(db, id)
    if (!locked) throw new Refusal(workshopMessages.registrationAbsent)
    const { estado_id, version: seen, confirmado_en, vence_en, espera_en, asistio_en } = locked.registration
    if (estado_id === status) throw new Refusal(bulkMessages.alreadySo)
    const { version } = await changeStatus(deps, db, actor, id, { estado_id: status, version: seen })
    return { undo: { estado_id, version, was: { confirmado_en, vence_en, espera_en, asistio_en } } }
  },
  undo: (db, actor, id, undo: StatusChange) => changeStatus(deps, db, actor, id, undo),
})

/** Changing the status of many registrations at once. */
export const registrationBulk = (deps: PlaceDeps): Bulk<RegistrationQuery> => ({
  name: 'workshops',
  absent: workshopMessages.registrationAbsent,
  chosen: (db, _, which, most) => chosenRegistrations(db, which, most),
  actions: {
    marcar_asistencia: becoming(deps, RegistrationStatus.attended),
    anular: becoming(deps, RegistrationStatus.canceled),
    reinscribir: becoming(deps, RegistrationStatus.registered),
  },
})
