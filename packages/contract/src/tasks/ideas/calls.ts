import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { bulkCalls } from '../../core/records/bulk/calls.ts'
import { ideaMessages as area, ideaDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.IdeaByIdSchema>
type Saved = Of<typeof s.IdeaSavedSchema>

export const ideaCalls = {
  initData: call<{ reply: Of<typeof s.IdeaInitDataSchema> }>({ method: 'GET', path: '/v1/idea/init_data', area }),
  list: call<{ params: In<typeof s.IdeaListQuerySchema>; reply: Of<typeof s.IdeaListSchema> }>({
    method: 'GET',
    path: '/v1/idea/list',
    area,
  }),
  /** The same ideas by horizon. */
  board: call<{ params: In<typeof s.IdeaBoardQuerySchema>; reply: Of<typeof s.IdeaBoardSchema> }>({
    method: 'GET',
    path: '/v1/idea/tablero',
    area,
  }),
  get: call<{ params: In<typeof s.IdeaNamedSchema>; reply: Of<typeof s.IdeaDetailSchema> }>({
    method: 'GET',
    path: '/v1/idea/list/idea',
    area,
  }),
  save: call<{ body: In<typeof s.IdeaFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/idea/save',
    area,
    done: done.saved,
  }),
  /** 409 answers the stored idea. */
  update: call<{ params: ById; body: In<typeof s.IdeaUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/idea/update/:id',
    area,
    done: done.updated,
  }),
  move: call<{ params: ById; body: In<typeof s.IdeaMoveSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/idea/update_estado/:id',
    area,
    done: done.moved,
  }),
  /** Sets or takes back the vote of the reader; safe to repeat. */
  vote: call<{ params: ById; body: In<typeof s.IdeaVoteSchema>; reply: Of<typeof s.IdeaVotedSchema> }>({
    method: 'PUT',
    path: '/v1/idea/votar/:id',
    area,
    done: done.voted,
  }),
  convert: call<{ params: ById; body: In<typeof s.IdeaConvertSchema>; reply: Of<typeof s.IdeaConvertedSchema> }>({
    method: 'PUT',
    path: '/v1/idea/convertir/:id',
    area,
    done: done.converted,
  }),
  remove: call<{ params: In<typeof s.IdeaToDeleteSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/idea/delete/:id',
    area,
    done: done.deleted,
  }),
  /** Stores that the reader has seen what they were told about it. */
  markSeen: call<{ params: ById; reply: null }>({ method: 'PUT', path: '/v1/idea/update_visto/:id', area }),
  ...bulkCalls('/v1/idea'),
}
