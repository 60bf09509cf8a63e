import type { In } from '@portal/contract/core/fields'
import { LicenseType, restoreDays } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import type { LicenseDetailSchema } from '@portal/contract/licenses/schemas'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { canDelete, canRestore, canUndoRenewal } from '../policy.ts'
import { isUndoable } from '../renew/queries.ts'
import { refusedReactivation, refusedRenewal, refusedSuspension } from '../rules.ts'
import * as queries from './queries.ts'

/** Returns a license of the actor's scope with its history and their rights; a deleted one for who may restore it. */
export async function licenseFor(db: Db, actor: Actor, id: number): Promise<In<typeof LicenseDetailSchema>> {
  const row = await queries.getLicense(db, scopeOf(actor), id)
  const isDeleted = row?.estado_id === LicenseStatus.deleted
  if (!row || (isDeleted && !canRestore(actor))) throw new Refusal(m.absent)
  const [periods, files, canUndo] = await Promise.all([
    queries.listPeriods(db, id),
    queries.listFiles(db, id),
    isUndoable(db, id),
  ])
  const kind = { ...row, estado_hoy: row.estado_id }
  const isOld = row.eliminado_en !== null && row.eliminado_en.getTime() < Date.now() - restoreDays * 86_400_000
  return {
    licencia: {
      ...row,
      puede_renovar: !isDeleted && refusedRenewal(kind) === null && row.tipo_licencia_id !== LicenseType.demo,
      puede_deshacer_renovacion: !isDeleted && canUndo && canUndoRenewal(actor),
      puede_suspender: !isDeleted && refusedSuspension(kind) === null,
      puede_reactivar: !isDeleted && refusedReactivation(kind) === null,
      puede_eliminar: !isDeleted && canDelete(actor),
      puede_restaurar: isDeleted && canRestore(actor) && !isOld,
    },
    periodos: periods,
    archivos: files,
  }
}
