import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { pictureFiles } from '../core/limits.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { userDoneMessages, userMessages } from './messages.ts'
import * as s from './schemas.ts'

/** A file of all users costs as much as thousands of pages. */
const downloads: Limit = { name: 'usuarios-descarga', max: 30, seconds: 600 }
const own = { access: 'session', params: s.UserByIdSchema, reply: EmptySchema } as const
/** Links cannot be guessed like PINs; this only limits abuse. */
const links: Limit = { name: 'correo-enlace-ip', max: 60, seconds: 3600 }

export const userCalls = {
  initData: call(
    { method: 'GET', path: '/v1/persona/init_data', area: userMessages },
    { summary: 'Returns the choices for lists and forms of users', access: Module.users, reply: s.UserInitDataSchema },
  ),
  list: call(
    { method: 'GET', path: '/v1/persona/list', area: userMessages },
    { summary: 'Lists users', access: Module.users, params: s.UserListQuerySchema, reply: s.UserListSchema },
  ),
  get: call(
    { method: 'GET', path: '/v1/persona/list/persona', area: userMessages },
    { summary: 'Returns one user', access: Module.users, params: s.OneUserSchema, reply: s.UserSchema },
  ),
  save: call(
    { method: 'POST', path: '/v1/persona/save', area: userMessages, done: userDoneMessages.saved },
    {
      summary: 'Creates a user and mails them a link to choose a password, unless the invitation is to wait',
      access: Module.users,
      budget: 'saving',
      body: s.NewUserSchema,
      reply: s.UserSavedSchema,
      failed: userMessages.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/persona/update/:id', area: userMessages, done: userDoneMessages.updated },
    {
      summary: 'Changes a user',
      access: Module.users,
      budget: 'saving',
      params: s.UserByIdSchema,
      body: s.UserUpdateSchema,
      reply: s.UserSavedSchema,
      failed: userMessages.notUpdated,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/persona/delete/:id', area: userMessages, done: userDoneMessages.deleted },
    {
      summary: 'Deletes a user',
      access: Module.users,
      budget: 'saving',
      fresh: 'withFactor',
      params: s.UserByIdSchema,
      reply: EmptySchema,
      failed: userMessages.notDeleted,
    },
  ),
  ...bulkCalls('/v1/persona', { many: 'users', access: Module.users, form: s.UserBulkSchema, proven: ['eliminar'] }),
  sendLink: call(
    { method: 'POST', path: '/v1/persona/enviar_enlace/:id', area: userMessages, done: userDoneMessages.linkSent },
    {
      summary: 'Sends a new one-time link to a user without a password or who lost theirs',
      access: Module.users,
      budget: 'mailing',
      whileClosed: true,
      params: s.UserByIdSchema,
      reply: EmptySchema,
    },
  ),
  endSessions: call(
    {
      method: 'PUT',
      path: '/v1/persona/sesiones/terminar/:id',
      area: userMessages,
      done: userDoneMessages.sessionsEnded,
    },
    {
      summary: 'Ends all sessions of a user, in their open browsers too',
      access: Module.users,
      budget: 'saving',
      params: s.UserByIdSchema,
      reply: EmptySchema,
    },
  ),
  download: call(
    { method: 'GET', path: '/v1/persona/download', area: userMessages },
    {
      summary: 'Returns the list of users as a workbook',
      access: Module.users,
      limit: downloads,
      params: s.UserDownloadQuerySchema,
      reply: s.DownloadSchema,
      mayLag: true,
    },
  ),
  profile: call(
    { method: 'GET', path: '/v1/persona/perfil', area: userMessages },
    { summary: "Returns the reader's own data", access: 'session', reply: s.ProfileSchema },
  ),
  updateProfile: call(
    {
      method: 'PUT',
      path: '/v1/persona/perfil',
      area: userMessages,
      done: userDoneMessages.profileUpdated,
      multipart: true,
    },
    {
      summary: "Changes the reader's own data",
      access: 'session',
      budget: 'saving',
      body: s.ProfileFormSchema,
      files: pictureFiles,
      reply: s.ProfileSchema,
      failed: userMessages.profileNotEdited,
    },
  ),
  sendEmailAgain: call(
    {
      method: 'PUT',
      path: '/v1/persona/correo/reenviar/:id',
      area: userMessages,
      done: userDoneMessages.emailSentAgain,
    },
    {
      summary:
        'Sends another mail to a new address that is not confirmed yet; for the own account, or one whose e-mail the actor may change',
      ...own,
      budget: 'mailing',
      whileClosed: true,
    },
  ),
  withdrawEmail: call(
    {
      method: 'PUT',
      path: '/v1/persona/correo/retirar/:id',
      area: userMessages,
      done: userDoneMessages.emailChangeEnded,
    },
    { summary: 'Cancels a change of e-mail', ...own, budget: 'saving' },
  ),
  emailLink: call(
    { method: 'GET', path: '/v1/persona/correo/enlace/:token', area: userMessages },
    {
      summary: 'Returns what a mailed link would do to a change of e-mail',
      access: 'public',
      whileClosed: true,
      params: s.EmailLinkSchema,
      reply: s.EmailLinkFactsSchema,
    },
  ),
  useEmailLink: call(
    {
      method: 'POST',
      path: '/v1/persona/correo/enlace/:token',
      area: userMessages,
      done: userDoneMessages.emailLinkUsed,
    },
    {
      summary: 'Confirms or undoes a change of e-mail',
      access: 'public',
      whileClosed: true,
      budget: 'saving',
      limit: links,
      params: s.EmailLinkSchema,
      reply: s.EmailLinkUsedSchema,
      answersSecret: true,
      failed: userMessages.notUpdated,
    },
  ),
}
