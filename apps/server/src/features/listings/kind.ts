import { classifiedMessages } from '@portal/contract/classifieds/messages'
import type { RejectionReason } from '@portal/contract/listings/rejections'
import type { Change } from '#core/database/events.ts'
import { announcedFacts } from '#features/listing-market/service.ts'
import type { ItemKind } from '#features/marketplace/items/kind.ts'
import { versionsOf } from '#features/marketplace/versions-queries.ts'
import { listNamed, listSame } from './duplicates/queries.ts'
import { decisionMail } from './mails.ts'
import { listingPictures } from './pictures/pictures.ts'
import { canChange, isStaff, itemScopeOf } from './policy.ts'
import * as queries from './queries.ts'
import { listingEdits } from './rules/changes.ts'
import { type Facts, refusalsOfForm } from './rules/checks.ts'
import { completed, type ItemForm, type ItemValues } from './rules/values.ts'

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

const { absent, notYours, insufficientHierarchy, reservedOrSold, approvalInvalid } = classifiedMessages

/** A machine listing: what its owner and staff do with it (decision 046). */
export const listingKind: ItemKind<ItemForm, ItemValues, queries.ItemRow, Facts> = {
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
  scopeOf: itemScopeOf,
  canChange,
  store: {
    lockItem: queries.lockItem,
    lockRemoved: queries.lockRemoved,
    listBySku: queries.listBySku,
    getPictures: queries.getItem,
    isPublic: queries.isPublic,
    insertItems: queries.insertItems,
    updateItem: queries.updateItem,
    getOwner: queries.getOwner,
    isHeld: queries.hasReservedRent,
    approvedNow: () => ({ aprobado_en: queries.rightNow(), vence_en: queries.inNinetyDays(), aviso_dias: null }),
    shownAgain: async (db, id) =>
      (await queries.isExpired(db, id)) ? { vence_en: queries.inNinetyDays(), aviso_dias: null } : null,
    deletedNow: () => ({ eliminado_en: queries.rightNow() }),
  },
  versions: versionsOf<ItemForm>('clasificado_id'),
  pictures: listingPictures,
  duplicates: { refusal: classifiedMessages.possibleDuplicate, listSame, listNamed },
  completed,
  edits: listingEdits,
  lockFacts: queries.lockFacts,
  refusalsOfForm,
  changeOf,
  changesOf,
  decisionMail: (publicUrl, owner, item, { motivo_codigo: code, ...decision }) =>
    decisionMail(publicUrl, owner, item, { ...decision, motivo_codigo: code as RejectionReason | null }), // as its schema checked
}
