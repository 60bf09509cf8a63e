import { classifiedDoneMessages } from '@portal/contract/classifieds/done-messages'
import { itemCalls } from '@portal/contract/listings/calls'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { Answer } from '#core/base/answers.ts'
import type { Door } from '#core/door/door.ts'
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

/** Mounts the calls of owners and staff, and the public renewal by a link. */
export function itemRoutes(door: Door, deps: ItemDeps): void {
  mountReading(door, deps)
  mountWriting(door, deps)
  mountDeciding(door, deps)
  mountBulk(door, deps.db, itemCalls, listingBulk(deps))
}

function mountReading(door: Door, deps: ItemDeps): void {
  door.mount(itemCalls.initData, () => itemInitData(deps.db))
  door.mount(itemCalls.list, ({ actor, params }) => listItems(deps.db, actor, params))
  door.mount(itemCalls.get, ({ actor, params }) => itemFor(deps, actor, params.clasificado_id))
}

function mountWriting(door: Door, deps: ItemDeps): void {
  door.mount(itemCalls.uploadPicture, ({ actor, files }) => uploadPicture(deps, actor, files))
  door.mount(itemCalls.save, ({ actor, body, files }) => saveItem(deps, actor, body, files))
  door.mount(itemCalls.update, ({ actor, body, files }) => saveChanges(deps, actor, body, files))
  door.mount(itemCalls.remove, ({ actor, params }) => removeItem(deps, actor, params.id))
}

function mountDeciding(door: Door, deps: ItemDeps): void {
  door.mount(itemCalls.approve, async ({ actor, params, body }) => {
    const saved = await decideItem(deps, actor, params.id, body)
    return body.aprobacion === ApprovalStatus.rejected ? new Answer(saved, classifiedDoneMessages.statusUpdated) : saved
  })
  door.mount(itemCalls.publish, ({ actor, params, body }) => publishItem(deps, actor, params.id, body))
  door.mount(itemCalls.feature, ({ actor, params, body }) => featureItem(deps, actor, params.id, body))
  door.mount(itemCalls.renewByLink, ({ caller, body }) => renewByLink(deps, caller, body.token))
}
