import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import type { SavedSchema } from '../../core/records/schemas.ts'
import { revisionMessages as area, resourceDoneMessages as done } from '../messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.RevisionByIdSchema>
type Saved = Of<typeof SavedSchema>

/** Revisions of a resource, for who holds the module of resources. */
export const revisionCalls = {
  list: call<{ params: In<typeof s.RevisionsQuerySchema>; reply: Of<typeof s.RevisionsSchema> }>({
    method: 'GET',
    path: '/v1/recursos/revision/list',
    area,
  }),
  /** Own finished upload: what arrived. */
  upload: call<{ params: In<typeof s.UploadQuerySchema>; reply: Of<typeof s.UploadSchema> }>({
    method: 'GET',
    path: '/v1/recursos/revision/carga',
    area,
  }),
  /** Whether a file of this beginning can be a revision: asked before 4 GB are sent. */
  check: call<{ body: In<typeof s.FileBeginningSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/recursos/revision/comprobar',
    area,
  }),
  save: call<{ body: In<typeof s.RevisionFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/recursos/revision/save',
    area,
    done: done.revisionSaved,
    doneArea: done,
  }),
  update: call<{ params: ById; body: In<typeof s.RevisionUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/recursos/revision/update/:id',
    area,
    done: done.revisionUpdated,
    doneArea: done,
  }),
  /** The one before becomes the current one again. */
  withdraw: call<{ params: ById; body: In<typeof s.RevisionWithdrawSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/recursos/revision/delete/:id',
    area,
    done: done.revisionWithdrawn,
    doneArea: done,
  }),
}
