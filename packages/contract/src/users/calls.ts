import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { userDoneMessages, userMessages } from './messages.ts'
import type * as s from './schemas.ts'

export const userCalls = {
  initData: call<{ reply: Of<typeof s.UserInitDataSchema> }>({
    method: 'GET',
    path: '/v1/persona/init_data',
    area: userMessages,
  }),
  list: call<{ params: In<typeof s.UserListQuerySchema>; reply: Of<typeof s.UserListSchema> }>({
    method: 'GET',
    path: '/v1/persona/list',
    area: userMessages,
  }),
  get: call<{ params: In<typeof s.OneUserSchema>; reply: Of<typeof s.UserSchema> }>({
    method: 'GET',
    path: '/v1/persona/list/persona',
    area: userMessages,
  }),
  save: call<{ body: In<typeof s.UserFormSchema>; reply: Of<typeof s.UserSavedSchema> }>({
    method: 'POST',
    path: '/v1/persona/save',
    area: userMessages,
    done: userDoneMessages.saved,
  }),
  update: call<{
    params: In<typeof s.UserByIdSchema>
    body: In<typeof s.UserUpdateSchema>
    reply: Of<typeof s.UserSavedSchema>
  }>({ method: 'PUT', path: '/v1/persona/update/:id', area: userMessages, done: userDoneMessages.updated }),
  remove: call<{ params: In<typeof s.UserByIdSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/persona/delete/:id',
    area: userMessages,
    done: userDoneMessages.deleted,
  }),
  ...bulkCalls('/v1/persona'),
  /** Sends a new one-time link to a user without a password or who lost their. */
  sendLink: call<{ params: In<typeof s.UserByIdSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/persona/enviar_enlace/:id',
    area: userMessages,
    done: userDoneMessages.linkSent,
  }),
  /** Ends all sessions of a user, in their open browsers too. */
  endSessions: call<{ params: In<typeof s.UserByIdSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/persona/sesiones/terminar/:id',
    area: userMessages,
    done: userDoneMessages.sessionsEnded,
  }),
  download: call<{ params: In<typeof s.UserDownloadQuerySchema>; reply: Of<typeof s.DownloadSchema> }>({
    method: 'GET',
    path: '/v1/persona/download',
    area: userMessages,
  }),
  profile: call<{ reply: Of<typeof s.ProfileSchema> }>({
    method: 'GET',
    path: '/v1/persona/perfil',
    area: userMessages,
  }),
  updateProfile: call<{ body: In<typeof s.ProfileFormSchema>; reply: Of<typeof s.ProfileSchema> }>({
    method: 'PUT',
    path: '/v1/persona/perfil',
    area: userMessages,
    done: userDoneMessages.profileUpdated,
    multipart: true,
  }),
  /**
   * Sends another mail to a new address that is not confirmed yet; for the own account, or one whose e-mail the actor
   * may change.
   */
  sendEmailAgain: call<{ params: In<typeof s.UserByIdSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/persona/correo/reenviar/:id',
    area: userMessages,
    done: userDoneMessages.emailSentAgain,
  }),
  /** Cancels the change of e-mail. */
  withdrawEmail: call<{ params: In<typeof s.UserByIdSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/persona/correo/retirar/:id',
    area: userMessages,
    done: userDoneMessages.emailChangeEnded,
  }),
  emailLink: call<{ params: In<typeof s.EmailLinkSchema>; reply: Of<typeof s.EmailLinkFactsSchema> }>({
    method: 'GET',
    path: '/v1/persona/correo/enlace/:token',
    area: userMessages,
  }),
  useEmailLink: call<{ params: In<typeof s.EmailLinkSchema>; reply: Of<typeof s.EmailLinkUsedSchema> }>({
    method: 'POST',
    path: '/v1/persona/correo/enlace/:token',
    area: userMessages,
    done: userDoneMessages.emailLinkUsed,
  }),
}
