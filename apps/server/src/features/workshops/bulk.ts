import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import * as queries from './queries.ts'
import { changeStatus, type StatusChange } from './service.ts'

/** Undone by the single call too, with its rules: an e-mail that was registered again keeps a canceled one out. */
const becoming = (status: RegistrationStatus): BulkAction => ({
  async apply(db, actor, id) {
    const before = await queries.lockRegistration(db, id)
    if (!before) throw new Refusal(workshopMessages.registrationAbsent)
    if (before.estado_id === status) throw new Refusal(bulkMessages.alreadySo)
    const { version } = await changeStatus(db, actor, id, { estado_id: status, version: before.version })
    return { undo: { estado_id: before.estado_id, version } }
  },
  undo: (db, actor, id, undo: StatusChange) => changeStatus(db, actor, id, undo),
})

/** Changing the status of many registrations at once. */
export const registrationBulk: Bulk<queries.RegistrationQuery> = {
  name: 'workshops',
  absent: workshopMessages.registrationAbsent,
  chosen: (db, _, which, most) => queries.chosenRegistrations(db, which, most),
  actions: {
    marcar_asistencia: becoming(RegistrationStatus.attended),
    anular: becoming(RegistrationStatus.canceled),
    reinscribir: becoming(RegistrationStatus.registered),
  },
}
