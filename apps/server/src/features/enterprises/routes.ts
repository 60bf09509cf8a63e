import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { branchCalls, enterpriseCalls } from '@portal/contract/enterprises/calls'
import { branchMessages, enterpriseMessages } from '@portal/contract/enterprises/messages'
import * as s from '@portal/contract/enterprises/schemas'
import type { Db } from '#core/database.ts'
import type { Door } from '#core/door.ts'
import * as branches from './branches/service.ts'
import * as enterprises from './service.ts'

interface EnterpriseParts {
  db: Db
}

/** Mounts the calls of enterprises (module enterprises) and of their branch offices (module branches). */
export function enterpriseRoutes(door: Door, { db }: EnterpriseParts): void {
  mountEnterprises(door, db)
  mountBranches(door, db)
}

function mountEnterprises(door: Door, db: Db): void {
  const access = Module.enterprises
  door.mount(enterpriseCalls.initData, { access, reply: s.EnterpriseInitDataSchema }, () =>
    enterprises.enterpriseInitData(db),
  )
  door.mount(
    enterpriseCalls.list,
    { access, params: s.EnterpriseListQuerySchema, reply: s.EnterpriseListSchema },
    ({ actor, params }) => enterprises.listEnterprises(db, actor, params),
  )
  door.mount(
    enterpriseCalls.one,
    { access, params: s.OneEnterpriseSchema, reply: s.EnterpriseSchema },
    ({ actor, params }) => enterprises.enterpriseFor(db, actor, params.empresa_id),
  )
  const failed = enterpriseMessages.notSaved
  door.mount(
    enterpriseCalls.save,
    { access, body: s.EnterpriseFormSchema, reply: s.SavedSchema, failed },
    ({ actor, body }) => enterprises.createEnterprise(db, actor, body),
  )
  door.mount(
    enterpriseCalls.update,
    { access, params: s.ByIdSchema, body: s.EnterpriseUpdateSchema, reply: s.SavedSchema, failed },
    ({ actor, params, body }) => enterprises.updateEnterprise(db, actor, params.id, body),
  )
  door.mount(
    enterpriseCalls.remove,
    { access, params: s.ByIdSchema, reply: EmptySchema, failed: enterpriseMessages.notDeleted },
    ({ actor, params }) => enterprises.removeEnterprise(db, actor, params.id),
  )
}

function mountBranches(door: Door, db: Db): void {
  const access = Module.branches
  door.mount(branchCalls.initData, { access, reply: s.BranchInitDataSchema }, ({ actor }) =>
    branches.branchInitData(db, actor),
  )
  door.mount(
    branchCalls.list,
    { access, params: s.BranchListQuerySchema, reply: s.BranchListSchema },
    ({ actor, params }) => branches.listBranches(db, actor, params),
  )
  door.mount(branchCalls.one, { access, params: s.OneBranchSchema, reply: s.BranchSchema }, ({ actor, params }) =>
    branches.branchFor(db, actor, params.sucursal_id),
  )
  const failed = branchMessages.notSaved
  door.mount(branchCalls.save, { access, body: s.BranchFormSchema, reply: s.SavedSchema, failed }, ({ actor, body }) =>
    branches.createBranch(db, actor, body),
  )
  door.mount(
    branchCalls.update,
    { access, params: s.ByIdSchema, body: s.BranchUpdateSchema, reply: s.SavedSchema, failed },
    ({ actor, params, body }) => branches.updateBranch(db, actor, params.id, body),
  )
  door.mount(
    branchCalls.remove,
    { access, params: s.ByIdSchema, reply: EmptySchema, failed: branchMessages.notDeleted },
    ({ actor, params }) => branches.removeBranch(db, actor, params.id),
  )
}
