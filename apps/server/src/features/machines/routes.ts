import { machineCalls } from '@portal/contract/machines/calls'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { Answer } from '#core/base/answers.ts'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { machineBulk } from './bulk.ts'
import { decideMachine } from './decide.ts'
import type { MachineDeps } from './deps.ts'
import { machineFor } from './detail.ts'
import { renewByLink } from './expiry/links.ts'
import { uploadPicture } from './pictures.ts'
import { featureMachine, publishMachine } from './publish.ts'
import { removeMachine } from './remove.ts'
import { saveChanges, saveMachine } from './save.ts'
import { listMachines, machineInitData } from './service.ts'

/** Mounts the calls of owners and staff, and the public renewal by a link. */
export function machineRoutes(door: Door, deps: MachineDeps): void {
  mountReading(door, deps)
  mountWriting(door, deps)
  mountDeciding(door, deps)
  mountBulk(door, deps.db, machineCalls, machineBulk(deps))
}

function mountReading(door: Door, deps: MachineDeps): void {
  door.mount(machineCalls.initData, () => machineInitData(deps.db))
  door.mount(machineCalls.list, ({ actor, params }) => listMachines(deps.db, actor, params))
  door.mount(machineCalls.get, ({ actor, params }) => machineFor(deps, actor, params.clasificado_id))
}

function mountWriting(door: Door, deps: MachineDeps): void {
  door.mount(machineCalls.uploadPicture, ({ actor, files }) => uploadPicture(deps, actor, files))
  door.mount(machineCalls.save, ({ actor, body, files }) => saveMachine(deps, actor, body, files))
  door.mount(machineCalls.update, ({ actor, body, files }) => saveChanges(deps, actor, body, files))
  door.mount(machineCalls.remove, ({ actor, params }) => removeMachine(deps, actor, params.id))
}

function mountDeciding(door: Door, deps: MachineDeps): void {
  door.mount(machineCalls.approve, async ({ actor, params, body }) => {
    const saved = await decideMachine(deps, actor, params.id, body)
    return body.aprobacion === ApprovalStatus.rejected ? new Answer(saved, machineDoneMessages.statusUpdated) : saved
  })
  door.mount(machineCalls.publish, ({ actor, params, body }) => publishMachine(deps, actor, params.id, body))
  door.mount(machineCalls.feature, ({ actor, params, body }) => featureMachine(deps, actor, params.id, body))
  door.mount(machineCalls.renewByLink, ({ caller, body }) => renewByLink(deps, caller, body.token))
}
