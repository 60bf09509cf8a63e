import { Module } from '@portal/contract/access/constants'
import { classifiedDoneMessages } from '@portal/contract/classifieds/done-messages'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { classifiedModules } from '@portal/contract/classifieds/modules'
import { ByIdSchema, SavedSchema } from '@portal/contract/classifieds/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import { itemCalls } from '@portal/contract/listings/calls'
import * as s from '@portal/contract/listings/schemas'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { PictureSchema } from '@portal/contract/marketplace/schemas'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { Answer } from '#core/base/answers.ts'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { listingBulk } from './bulk/bulk.ts'
import { decideItem } from './decide.ts'
import type { ItemDeps } from './deps.ts'
import { itemFor } from './detail.ts'
import { renewByLink } from './expiry/links.ts'
import { uploadPicture } from './pictures/pictures.ts'
import { featureItem, publishItem } from './publish.ts'
import { removeItem } from './remove.ts'
import { saveChanges, saveItem } from './save.ts'
import { itemInitData, listItems } from './service.ts'

const access = classifiedModules
const uploads: Limit = { name: 'clasificado-imagen', max: 600, seconds: 600 }
const renewals: Limit = { name: 'clasificado-renovar', max: 30, seconds: 600 }
/** One more than allowed, so that the answer can say what is wrong. */
const files = { max: itemLimits.pictures + 1, bytes: itemLimits.pictureBytes }

/** Mounts the calls of owners and staff, and the public renewal by a link. */
export function itemRoutes(door: Door, deps: ItemDeps): void {
  mountReading(door, deps)
  mountWriting(door, deps)
  mountDeciding(door, deps)
  mountBulk(door, deps.db, itemCalls, s.ItemBulkSchema, listingBulk(deps), { access })
}

function mountReading(door: Door, deps: ItemDeps): void {
  const failed = classifiedMessages.unexpected
  door.mount(itemCalls.initData, { access, reply: s.ItemInitDataSchema, failed }, () => itemInitData(deps.db))
  door.mount(
    itemCalls.list,
    { access, params: s.ItemListQuerySchema, reply: s.ItemListSchema, failed },
    ({ actor, params }) => listItems(deps.db, actor, params),
  )
  door.mount(itemCalls.get, { access, params: s.OneSchema, reply: s.ItemSchema, failed }, ({ actor, params }) =>
    itemFor(deps, actor, params.clasificado_id),
  )
}

function mountWriting(door: Door, deps: ItemDeps): void {
  door.mount(
    itemCalls.uploadPicture,
    {
      access,
      budget: 'uploading',
      reply: PictureSchema,
      files: { max: 1, bytes: itemLimits.pictureBytes },
      limit: uploads,
      failed: classifiedMessages.imageNotUploaded,
    },
    ({ actor, files }) => uploadPicture(deps, actor, files),
  )
  door.mount(
    itemCalls.save,
    {
      access,
      budget: 'saving',
      body: s.ItemFormSchema,
      reply: SavedSchema,
      files,
      failed: classifiedMessages.notSaved,
    },
    ({ actor, body, files }) => saveItem(deps, actor, body, files),
  )
  door.mount(
    itemCalls.update,
    {
      access,
      budget: 'saving',
      body: s.ItemUpdateSchema,
      reply: SavedSchema,
      files,
      failed: classifiedMessages.notUpdated,
    },
    ({ actor, body, files }) => saveChanges(deps, actor, body, files),
  )
  door.mount(
    itemCalls.remove,
    { access, budget: 'saving', params: s.RemoveSchema, reply: EmptySchema, failed: classifiedMessages.notDeleted },
    ({ actor, params }) => removeItem(deps, actor, params.id),
  )
}

function mountDeciding(door: Door, deps: ItemDeps): void {
  const failed = classifiedMessages.notCompleted
  door.mount(
    itemCalls.approve,
    {
      access: Module.manageClassifieds,
      budget: 'saving',
      params: ByIdSchema,
      body: s.ApproveSchema,
      reply: SavedSchema,
      failed,
    },
    async ({ actor, params, body }) => {
      const saved = await decideItem(deps, actor, params.id, body)
      return body.aprobacion === ApprovalStatus.rejected
        ? new Answer(saved, classifiedDoneMessages.statusUpdated)
        : saved
    },
  )
  door.mount(
    itemCalls.publish,
    { access, budget: 'saving', params: ByIdSchema, body: s.PublishSchema, reply: SavedSchema, failed },
    ({ actor, params, body }) => publishItem(deps, actor, params.id, body),
  )
  door.mount(
    itemCalls.feature,
    {
      access: Module.manageClassifieds,
      budget: 'saving',
      params: ByIdSchema,
      body: s.FeatureSchema,
      reply: SavedSchema,
      failed,
    },
    ({ actor, params, body }) => featureItem(deps, actor, params.id, body),
  )
  door.mount(
    itemCalls.renewByLink,
    { access: 'public', budget: 'mailing', body: s.RenewLinkSchema, reply: EmptySchema, limit: renewals, failed },
    ({ caller, body }) => renewByLink(deps, caller, body.token),
  )
}
