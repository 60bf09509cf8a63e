import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { PictureSchema } from '@portal/contract/marketplace/schemas'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { propertyCalls } from '@portal/contract/properties/calls'
import { propertyDoneMessages, propertyMessages } from '@portal/contract/properties/messages'
import { propertyModules } from '@portal/contract/properties/modules'
import * as s from '@portal/contract/properties/schemas'
import { Answer } from '#core/base/answers.ts'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { propertyBulk } from './bulk/bulk.ts'
import { decideProperty, featureProperty, publishProperty, removeProperty } from './decide.ts'
import type { PropertyDeps } from './deps.ts'
import { uploadPicture } from './pictures.ts'
import { listProperties, propertyChoices, propertyFor, saveChanges, saveProperty } from './service.ts'

const access = propertyModules
const uploads: Limit = { name: 'propiedad-imagen', max: 600, seconds: 600 }
/** One more than allowed, so that the answer can say what is wrong. */
const files = { max: itemLimits.pictures + 1, bytes: itemLimits.pictureBytes }
const m = propertyMessages

/** Mounts the calls of owners and staff. */
export function propertyRoutes(door: Door, deps: PropertyDeps): void {
  mountReading(door, deps)
  mountWriting(door, deps)
  mountDeciding(door, deps)
  mountBulk(door, deps.db, propertyCalls, s.PropertyBulkSchema, propertyBulk(deps), { access })
}

function mountReading(door: Door, deps: PropertyDeps): void {
  const failed = m.unexpected
  door.mount(propertyCalls.initData, { access, reply: s.PropertyInitDataSchema, failed }, () =>
    propertyChoices(deps.db),
  )
  door.mount(
    propertyCalls.list,
    { access, params: s.PropertyListQuerySchema, reply: s.PropertyListSchema, failed },
    ({ actor, params }) => listProperties(deps.db, actor, params),
  )
  door.mount(propertyCalls.get, { access, params: s.OneSchema, reply: s.PropertySchema, failed }, ({ actor, params }) =>
    propertyFor(deps, actor, params.propiedad_id),
  )
}

function mountWriting(door: Door, deps: PropertyDeps): void {
  door.mount(
    propertyCalls.uploadPicture,
    {
      access,
      budget: 'uploading',
      reply: PictureSchema,
      files: { max: 1, bytes: itemLimits.pictureBytes },
      limit: uploads,
      failed: m.imageNotUploaded,
    },
    ({ actor, files }) => uploadPicture(deps, actor, files),
  )
  door.mount(
    propertyCalls.save,
    { access, budget: 'saving', body: s.PropertyFormSchema, reply: s.SavedSchema, files, failed: m.saveFailed },
    ({ actor, body, files }) => saveProperty(deps, actor, body, files),
  )
  door.mount(
    propertyCalls.update,
    { access, budget: 'saving', body: s.PropertyUpdateSchema, reply: s.SavedSchema, files, failed: m.notUpdated },
    ({ actor, body, files }) => saveChanges(deps, actor, body, files),
  )
  door.mount(
    propertyCalls.remove,
    { access, budget: 'saving', params: s.ByIdSchema, reply: EmptySchema, failed: m.notDeleted },
    ({ actor, params }) => removeProperty(deps, actor, params.id),
  )
}

function mountDeciding(door: Door, deps: PropertyDeps): void {
  const ofStaff = { access: Module.manageProperties, params: s.ByIdSchema, reply: s.SavedSchema } as const
  door.mount(
    propertyCalls.approve,
    { ...ofStaff, budget: 'saving', body: s.ApproveSchema, failed: m.notApproved },
    async ({ actor, params, body }) => {
      const saved = await decideProperty(deps, actor, params.id, body)
      return body.aprobacion === ApprovalStatus.rejected ? new Answer(saved, propertyDoneMessages.statusUpdated) : saved
    },
  )
  door.mount(
    propertyCalls.publish,
    {
      access,
      budget: 'saving',
      params: s.ByIdSchema,
      body: s.PublishSchema,
      reply: s.SavedSchema,
      failed: m.notUpdated,
    },
    ({ actor, params, body }) => publishProperty(deps, actor, params.id, body),
  )
  door.mount(
    propertyCalls.feature,
    { ...ofStaff, budget: 'saving', body: s.FeatureSchema, failed: m.notUpdated },
    ({ actor, params, body }) => featureProperty(deps, actor, params.id, body),
  )
}
