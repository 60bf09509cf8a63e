import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { permitDoneMessages, permitMessages } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/permiso'
const area = permitMessages
type ById = In<typeof s.PermitByIdSchema>
type File = Of<typeof s.PermitFileSchema>

/** Permits of authorized buyers (rule permits/authorized-buyer). */
export const permitCalls = {
  list: call<{ params: In<typeof s.PermitListQuerySchema>; reply: Of<typeof s.PermitListSchema> }>({
    method: 'GET',
    path: `${home}/list`,
    area,
  }),
  get: call<{ params: ById; reply: Of<typeof s.PermitSchema> }>({ method: 'GET', path: `${home}/list/:id`, area }),
  /** The permits of one enterprise; its own people need no module. */
  ofEnterprise: call<{ params: In<typeof s.PermitsOfSchema>; reply: Of<typeof s.EnterprisePermitsSchema> }>({
    method: 'GET',
    path: `${home}/empresa`,
    area,
  }),
  save: call<{ body: In<typeof s.PermitFormSchema>; reply: Of<typeof s.SavedPermitSchema> }>({
    method: 'POST',
    path: `${home}/save`,
    area,
    done: permitDoneMessages.uploaded,
    multipart: true,
  }),
  approve: call<{ params: ById; body: In<typeof s.PermitApprovalSchema>; reply: Of<typeof s.PermitSchema> }>({
    method: 'PUT',
    path: `${home}/aprobar/:id`,
    area,
    done: permitDoneMessages.approved,
  }),
  refuse: call<{ params: ById; body: In<typeof s.PermitRefusalSchema>; reply: Of<typeof s.PermitSchema> }>({
    method: 'PUT',
    path: `${home}/rechazar/:id`,
    area,
    done: permitDoneMessages.refused,
  }),
  /** Returns an address that opens the document for 60 s. */
  openFile: call<{ params: ById; reply: File }>({ method: 'GET', path: `${home}/archivo/:id`, area }),
  download: call<{ params: In<typeof s.PermitDownloadQuerySchema>; reply: File }>({
    method: 'GET',
    path: `${home}/download`,
    area,
  }),
}
