import { Module } from '@portal/contract/access/constants'
import { permitCalls } from '@portal/contract/permits/calls'
import { PermitStatus, permitLimits } from '@portal/contract/permits/constants'
import { permitMessages } from '@portal/contract/permits/messages'
import * as s from '@portal/contract/permits/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { decidePermit } from './decide/decide.ts'
import type { PermitDeps } from './deps.ts'
import { onePermit, openDocument, permitsOf } from './list/detail.ts'
import { downloadPermits } from './list/download.ts'
import { pageOfPermits } from './list/page.ts'
import { waitingPermits } from './list/waiting.ts'
import { uploadPermit } from './upload/upload.ts'

const { notSaved, notDecided } = permitMessages
const uploads: Limit = { name: 'permiso-subida', max: 30, seconds: 3600 }
const downloads: Limit = { name: 'permisos-descarga', max: 30, seconds: 600 }

/** Mounts the calls of permits: staff decide, people of a company see and upload its own. */
export function permitRoutes(door: Door, deps: PermitDeps): void {
  deps.counters.push(waitingPermits)
  mountOwn(door, deps)
  mountStaff(door, deps)
}

function mountOwn(door: Door, deps: PermitDeps): void {
  const access = 'session'
  door.mount(
    permitCalls.ofEnterprise,
    { access, params: s.PermitsOfSchema, reply: s.EnterprisePermitsSchema },
    ({ actor, params }) => permitsOf(deps.db, actor, params.empresa_id),
  )
  door.mount(permitCalls.get, { access, params: s.PermitByIdSchema, reply: s.PermitSchema }, ({ actor, params }) =>
    onePermit(deps.db, actor, params.id),
  )
  door.mount(
    permitCalls.openFile,
    { access, params: s.PermitByIdSchema, reply: s.PermitFileSchema },
    ({ actor, params }) => openDocument(deps, actor, params.id),
  )
  door.mount(
    permitCalls.save,
    {
      access,
      budget: 'uploading',
      body: s.PermitFormSchema,
      files: { max: 1, bytes: permitLimits.fileBytes },
      reply: s.SavedPermitSchema,
      limit: uploads,
      failed: notSaved,
    },
    ({ actor, body, files }) => uploadPermit(deps, actor, body, files),
  )
}

function mountStaff(door: Door, deps: PermitDeps): void {
  const access = Module.enterprises
  door.mount(
    permitCalls.list,
    { access, params: s.PermitListQuerySchema, reply: s.PermitListSchema },
    ({ actor, params }) => pageOfPermits(deps.db, actor, params),
  )
  door.mount(
    permitCalls.download,
    { access, params: s.PermitDownloadQuerySchema, reply: s.PermitFileSchema, limit: downloads, mayLag: true },
    ({ actor, params }) => downloadPermits(deps, actor, params),
  )
  const deciding = {
    access,
    isOfHouse: true,
    params: s.PermitByIdSchema,
    reply: s.PermitSchema,
    failed: notDecided,
  } as const
  door.mount(
    permitCalls.approve,
    { ...deciding, budget: 'saving', body: s.PermitApprovalSchema },
    ({ actor, params, body: { version } }) =>
      decidePermit(deps, actor, params.id, { to: PermitStatus.approved, reason: '', version }),
  )
  door.mount(
    permitCalls.refuse,
    { ...deciding, budget: 'saving', body: s.PermitRefusalSchema },
    ({ actor, params, body: { motivo, version } }) =>
      decidePermit(deps, actor, params.id, { to: PermitStatus.refused, reason: motivo, version }),
  )
}
