import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { recordCalls } from '../core/records/calls.ts'
import { branchDoneMessages, branchMessages, enterpriseDoneMessages, enterpriseMessages } from './messages.ts'
import type * as s from './schemas.ts'

export const enterpriseCalls = {
  ...recordCalls<typeof s.enterprise>({
    path: '/v1/distribuidor',
    area: enterpriseMessages,
    done: enterpriseDoneMessages,
  }),
  initData: call<{ reply: Of<typeof s.EnterpriseInitDataSchema> }>({
    method: 'GET',
    path: '/v1/distribuidor/init_data',
    area: enterpriseMessages,
  }),
  get: call<{ params: In<typeof s.OneEnterpriseSchema>; reply: Of<typeof s.EnterpriseSchema> }>({
    method: 'GET',
    path: '/v1/distribuidor/list/empresa',
    area: enterpriseMessages,
  }),
}

export const branchCalls = {
  ...recordCalls<typeof s.branch>({ path: '/v1/sucursal', area: branchMessages, done: branchDoneMessages }),
  initData: call<{ reply: Of<typeof s.BranchInitDataSchema> }>({
    method: 'GET',
    path: '/v1/sucursal/init_data',
    area: branchMessages,
  }),
  get: call<{ params: In<typeof s.OneBranchSchema>; reply: Of<typeof s.BranchSchema> }>({
    method: 'GET',
    path: '/v1/sucursal/list/sucursal',
    area: branchMessages,
  }),
}
