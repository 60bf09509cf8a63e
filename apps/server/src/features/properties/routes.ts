import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { propertyCalls } from '@portal/contract/properties/calls'
import { propertyDoneMessages } from '@portal/contract/properties/messages'
import { Answer } from '#core/base/answers.ts'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { propertyBulk } from './bulk.ts'
import { decideProperty, featureProperty, publishProperty, removeProperty } from './decide.ts'
import type { PropertyDeps } from './deps.ts'
import { uploadPicture } from './pictures.ts'
import { listProperties, propertyChoices, propertyFor, saveChanges, saveProperty } from './service.ts'

/** Mounts the calls of owners and staff. */
export function propertyRoutes(door: Door, deps: PropertyDeps): void {
  mountReading(door, deps)
  mountWriting(door, deps)
  mountDeciding(door, deps)
  mountBulk(door, deps.db, propertyCalls, propertyBulk(deps))
}

function mountReading(door: Door, deps: PropertyDeps): void {
  door.mount(propertyCalls.initData, () => propertyChoices(deps.db))
  door.mount(propertyCalls.list, ({ actor, params }) => listProperties(deps.db, actor, params))
  door.mount(propertyCalls.get, ({ actor, params }) => propertyFor(deps, actor, params.propiedad_id))
}

function mountWriting(door: Door, deps: PropertyDeps): void {
  door.mount(propertyCalls.uploadPicture, ({ actor, files }) => uploadPicture(deps, actor, files))
  door.mount(propertyCalls.save, ({ actor, body, files }) => saveProperty(deps, actor, body, files))
  door.mount(propertyCalls.update, ({ actor, body, files }) => saveChanges(deps, actor, body, files))
  door.mount(propertyCalls.remove, ({ actor, params }) => removeProperty(deps, actor, params.id))
}

function mountDeciding(door: Door, deps: PropertyDeps): void {
  door.mount(propertyCalls.approve, async ({ actor, params, body }) => {
    const saved = await decideProperty(deps, actor, params.id, body)
    return body.aprobacion === ApprovalStatus.rejected ? new Answer(saved, propertyDoneMessages.statusUpdated) : saved
  })
  door.mount(propertyCalls.publish, ({ actor, params, body }) => publishProperty(deps, actor, params.id, body))
  door.mount(propertyCalls.feature, ({ actor, params, body }) => featureProperty(deps, actor, params.id, body))
}
