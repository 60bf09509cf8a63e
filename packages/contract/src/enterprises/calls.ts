import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { branchDoneMessages, branchMessages, enterpriseDoneMessages, enterpriseMessages } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.ByIdSchema>
type Saved = Of<typeof s.SavedSchema>

export const enterpriseCalls = {
  initData: call<{ reply: Of<typeof s.EnterpriseInitDataSchema> }>({
    method: 'GET',
    path: '/v1/distribuidor/init_data',
    area: enterpriseMessages,
  }),
  list: call<{ params: In<typeof s.EnterpriseListQuerySchema>; reply: Of<typeof s.EnterpriseListSchema> }>({
    method: 'GET',
    path: '/v1/distribuidor/list',
    area: enterpriseMessages,
  }),
  one: call<{ params: In<typeof s.OneEnterpriseSchema>; reply: Of<typeof s.EnterpriseSchema> }>({
    method: 'GET',
    path: '/v1/distribuidor/list/empresa',
    area: enterpriseMessages,
  }),
  save: call<{ body: In<typeof s.EnterpriseFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/distribuidor/save',
    area: enterpriseMessages,
    done: enterpriseDoneMessages.saved,
  }),
  update: call<{ params: ById; body: In<typeof s.EnterpriseUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/distribuidor/update/:id',
    area: enterpriseMessages,
    done: enterpriseDoneMessages.updated,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/distribuidor/delete/:id',
    area: enterpriseMessages,
    done: enterpriseDoneMessages.deleted,
  }),
}

export const branchCalls = {
  initData: call<{ reply: Of<typeof s.BranchInitDataSchema> }>({
    method: 'GET',
    path: '/v1/sucursal/init_data',
    area: branchMessages,
  }),
  list: call<{ params: In<typeof s.BranchListQuerySchema>; reply: Of<typeof s.BranchListSchema> }>({
    method: 'GET',
    path: '/v1/sucursal/list',
    area: branchMessages,
  }),
  one: call<{ params: In<typeof s.OneBranchSchema>; reply: Of<typeof s.BranchSchema> }>({
    method: 'GET',
    path: '/v1/sucursal/list/sucursal',
    area: branchMessages,
  }),
  save: call<{ body: In<typeof s.BranchFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/sucursal/save',
    area: branchMessages,
    done: branchDoneMessages.saved,
  }),
  update: call<{ params: ById; body: In<typeof s.BranchUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/sucursal/update/:id',
    area: branchMessages,
    done: branchDoneMessages.updated,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/sucursal/delete/:id',
    area: branchMessages,
    done: branchDoneMessages.deleted,
  }),
}
