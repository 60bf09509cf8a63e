import { Module, Role } from '../access/constants.ts'
import { call } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { recordCalls } from '../core/records/calls.ts'
import { branchDoneMessages, branchMessages, enterpriseDoneMessages, enterpriseMessages } from './messages.ts'
import * as s from './schemas.ts'

export const enterpriseCalls = {
  ...recordCalls(
    { path: '/v1/distribuidor', area: enterpriseMessages, done: enterpriseDoneMessages },
    {
      one: 'enterprise',
      many: 'enterprises',
      access: Module.enterprises,
      schemas: s.enterprise,
      failed: enterpriseMessages,
      deletionAsksProof: true,
    },
  ),
  initData: call(
    { method: 'GET', path: '/v1/distribuidor/init_data', area: enterpriseMessages },
    {
      summary: 'Returns the choices for the form of an enterprise',
      access: Module.enterprises,
      reply: s.EnterpriseInitDataSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/distribuidor/list/empresa', area: enterpriseMessages },
    {
      summary: 'Returns one enterprise',
      access: Module.enterprises,
      params: s.OneEnterpriseSchema,
      reply: s.EnterpriseSchema,
    },
  ),
  nameHouse: call(
    {
      method: 'PUT',
      path: '/v1/distribuidor/casa/:id',
      area: enterpriseMessages,
      done: enterpriseDoneMessages.houseNamed,
    },
    {
      summary: 'Names the enterprise whose people are staff',
      access: Module.enterprises,
      roles: [Role.superAdmin],
      budget: 'saving',
      fresh: 'always',
      params: s.enterprise.ById,
      reply: EmptySchema,
      failed: enterpriseMessages.houseNotNamed,
    },
  ),
}

export const branchCalls = {
  ...recordCalls(
    { path: '/v1/sucursal', area: branchMessages, done: branchDoneMessages },
    { one: 'branch', many: 'branches', access: Module.branches, schemas: s.branch, failed: branchMessages },
  ),
  initData: call(
    { method: 'GET', path: '/v1/sucursal/init_data', area: branchMessages },
    { summary: 'Returns the choices for the form of a branch', access: Module.branches, reply: s.BranchInitDataSchema },
  ),
  get: call(
    { method: 'GET', path: '/v1/sucursal/list/sucursal', area: branchMessages },
    { summary: 'Returns one branch', access: Module.branches, params: s.OneBranchSchema, reply: s.BranchSchema },
  ),
}
