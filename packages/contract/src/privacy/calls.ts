import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { privacyMessages as area, privacyDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/solicitud_datos'
type Token = In<typeof s.RequestTokenSchema>
type Own = Of<typeof s.OwnRequestSchema>
type ById = In<typeof s.RequestByIdSchema>
type Request = Of<typeof s.RequestSchema>

/** Requests about personal data: asked by anyone, confirmed by mail, worked through by staff (decision 058). */
export const privacyCalls = {
  ask: call<{ body: In<typeof s.AskSchema>; reply: null }>({
    method: 'POST',
    path: `${home}/enviar`,
    area,
    done: done.asked,
  }),
  own: call<{ params: Token; reply: Own }>({ method: 'GET', path: `${home}/enlace/:token`, area }),
  confirm: call<{ params: Token; reply: Own }>({
    method: 'POST',
    path: `${home}/enlace/:token/confirmar`,
    area,
    done: done.confirmed,
    doneArea: done,
  }),
  list: call<{ params: In<typeof s.RequestListQuerySchema>; reply: Of<typeof s.RequestListSchema> }>({
    method: 'GET',
    path: `${home}/list`,
    area,
  }),
  get: call<{ params: ById; reply: Request }>({ method: 'GET', path: `${home}/list/:id`, area }),
  take: call<{ params: ById; body: In<typeof s.VersionSchema>; reply: Request }>({
    method: 'PUT',
    path: `${home}/tomar/:id`,
    area,
    done: done.taken,
  }),
  answer: call<{ params: ById; body: In<typeof s.AnswerSchema>; reply: Request }>({
    method: 'PUT',
    path: `${home}/responder/:id`,
    area,
    done: done.answered,
  }),
  refuse: call<{ params: ById; body: In<typeof s.RefusalSchema>; reply: Request }>({
    method: 'PUT',
    path: `${home}/rechazar/:id`,
    area,
    done: done.refused,
  }),
  /** What is known of the address of a request. */
  known: call<{ params: ById; reply: Of<typeof s.KnownSchema> }>({ method: 'GET', path: `${home}/datos/:id`, area }),
  /** The same as a document; returns an address that opens it for 60 s. */
  document: call<{ params: ById; reply: Of<typeof s.FileAddressSchema> }>({
    method: 'GET',
    path: `${home}/documento/:id`,
    area,
  }),
  erase: call<{ params: ById; body: In<typeof s.VersionSchema>; reply: Of<typeof s.ErasedSchema> }>({
    method: 'PUT',
    path: `${home}/borrar/:id`,
    area,
    done: done.erased,
  }),
}
