import { coreMessages } from '@portal/contract/core/core-messages'
import { propertyMessages } from '@portal/contract/properties/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Change } from '#core/database/events.ts'
import type { ItemKind } from '#features/marketplace/items/kind.ts'
import { versionsOf } from '#features/marketplace/versions-queries.ts'
import { listNamed, listSame } from './duplicates-queries.ts'
import { decisionMail } from './mails.ts'
import { announcedFacts } from './market/service.ts'
import { propertyPictures } from './pictures.ts'
import { canChange, isStaff, propertyScopeOf } from './policy.ts'
import * as queries from './queries.ts'
import { propertyEdits } from './rules/changes.ts'
import { type Facts, refusalsOfForm } from './rules/checks.ts'
import { completed, type PropertyForm, type PropertyValues } from './rules/values.ts'

/** Returns the changes for staff and the owners of these properties. */
const changesOf = (...rows: { id: number; usuario_id: number }[]): Change[] => [
  {
    area: 'propiedades',
    of: [...new Set(rows.map(({ usuario_id }) => usuario_id))].map((authorId) => ({ authorId })),
    ...(rows.length === 1 && { id: rows[0]!.id }),
  },
]

const m = propertyMessages

/** A property: what its owner and staff do with it (decision 046). */
export const propertyKind: ItemKind<PropertyForm, PropertyValues, queries.PropertyRow, Facts> = {
  entity: 'propiedad',
  audit: 'properties',
  messages: {
    absent: m.absent,
    notYours: m.absent,
    insufficientHierarchy: coreMessages.notAllowed,
    frozen: m.propertyInvalid,
    notDeletable: m.cannotDelete,
    approvalInvalid: m.approvalInvalid,
  },
  isStaff,
  scopeOf: propertyScopeOf,
  canChange,
  store: {
    lockItem: queries.lockProperty,
    lockRemoved: queries.lockRemoved,
    listBySku: queries.listBySku,
    getPictures: queries.getProperty,
    isPublic: queries.isPublic,
    async insertItems(db, rows) {
      try {
        return await queries.insertProperties(db, rows)
      } catch (cause) {
        throw new Refusal(m.notSaved, { cause })
      }
    },
    updateItem: queries.updateProperty,
    getOwner: queries.getOwner,
    isHeld: async () => false,
    approvedNow: () => ({ aprobado_en: queries.rightNow() }),
    shownAgain: async () => null,
    deletedNow: () => ({ eliminado_en: queries.rightNow() }),
  },
  versions: versionsOf<PropertyForm>('propiedad_id'),
  pictures: propertyPictures,
  duplicates: { refusal: m.possibleDuplicate, listSame, listNamed },
  completed,
  edits: propertyEdits,
  lockFacts: queries.lockFacts,
  refusalsOfForm,
  changeOf: (before, after) => changesOf(after).map((change) => ({ ...change, facts: announcedFacts(before, after) })),
  changesOf,
  decisionMail,
}
