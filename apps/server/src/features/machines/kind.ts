import { machineMessages } from '@portal/contract/machines/messages'
import type { RejectionReason } from '@portal/contract/machines/rejections'
import type { Change } from '#core/database/events.ts'
import type { ItemKind } from '#features/marketplace/items/kind.ts'
import { versionsOf } from '#features/marketplace/versions-queries.ts'
import { listNamed, listSame } from './duplicates-queries.ts'
import { decisionMail } from './mails.ts'
import { announcedFacts } from './market/service.ts'
import { machinePictures } from './pictures.ts'
import { canChange, isStaff, machineScopeOf } from './policy.ts'
import * as queries from './queries.ts'
import { machineEdits } from './rules/changes.ts'
import { type Facts, refusalsOfForm } from './rules/checks.ts'
import { completed, type MachineForm, type MachineValues } from './rules/values.ts'

/** Returns the changes for staff and the owners of these items. */
export const changesOf = (...items: { id: number; usuario_id: number }[]): Change[] => [
  {
    area: 'clasificados',
    of: [...new Set(items.map(({ usuario_id }) => usuario_id))].map((authorId) => ({ authorId })),
    ...(items.length === 1 && { id: items[0]!.id }),
  },
]

type Announced = Parameters<typeof announcedFacts>[1] & { id: number; usuario_id: number }

/** Returns the change of one item, with what visitors may see of it before and after; null before it was there. */
const changeOf = (before: Announced | null, after: Announced): Change[] =>
  changesOf(after).map((change) => ({ ...change, facts: announcedFacts(before, after) }))

const { absent, notYours, insufficientHierarchy, reservedOrSold, approvalInvalid } = machineMessages

/** A machine: what its owner and staff do with it (decision 046). */
export const machineKind: ItemKind<MachineForm, MachineValues, queries.MachineRow, Facts> = {
  entity: 'clasificado',
  audit: 'classifieds',
  messages: {
    absent,
    notYours,
    insufficientHierarchy,
    frozen: reservedOrSold,
    notDeletable: reservedOrSold,
    approvalInvalid,
  },
  isStaff,
  scopeOf: machineScopeOf,
  canChange,
  store: {
    lockItem: queries.lockMachine,
    lockRemoved: queries.lockRemoved,
    listBySku: queries.listBySku,
    getPictures: queries.getMachine,
    isPublic: queries.isPublic,
    insertItems: queries.insertMachines,
    updateItem: queries.updateMachine,
    getOwner: queries.getOwner,
    isHeld: queries.hasReservedRent,
    approvedNow: () => ({ aprobado_en: queries.rightNow(), vence_en: queries.inNinetyDays(), aviso_dias: null }),
    shownAgain: async (db, id) =>
      (await queries.isExpired(db, id)) ? { vence_en: queries.inNinetyDays(), aviso_dias: null } : null,
    deletedNow: () => ({ eliminado_en: queries.rightNow() }),
  },
  versions: versionsOf<MachineForm>('clasificado_id'),
  pictures: machinePictures,
  duplicates: { refusal: machineMessages.possibleDuplicate, listSame, listNamed },
  completed,
  edits: machineEdits,
  lockFacts: queries.lockFacts,
  refusalsOfForm,
  changeOf,
  changesOf,
  decisionMail: (publicUrl, owner, item, { motivo_codigo: code, ...decision }) =>
    decisionMail(publicUrl, owner, item, { ...decision, motivo_codigo: code as RejectionReason | null }), // as its schema checked
}
