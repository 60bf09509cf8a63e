import { Module } from '../access/constants.ts'
import { classifiedDoneMessages } from '../classifieds/done-messages.ts'
import { classifiedMessages } from '../classifieds/messages.ts'
import { classifiedModules } from '../classifieds/modules.ts'
import { ByIdSchema, SavedSchema } from '../classifieds/schemas.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { itemLimits } from '../marketplace/constants.ts'
import { PictureSchema } from '../marketplace/schemas.ts'
import * as s from './schemas.ts'

const area = classifiedMessages

const uploads: Limit = { name: 'clasificado-imagen', max: 600, seconds: 600 }
/** One more than allowed, so that the answer can say what is wrong. */
const files = { max: itemLimits.pictures + 1, bytes: itemLimits.pictureBytes } as const
const renewals: Limit = { name: 'clasificado-renovar', max: 30, seconds: 600 }

export const itemCalls = {
  /**
   * Called from the page of the mailed link (`renewalPage`) when the reader presses a button: mail scanners open links.
   */
  renewByLink: call(
    { method: 'POST', path: '/v1/clasificado/renovar', area, done: classifiedDoneMessages.updated },
    {
      summary: 'Renews a listing from the page of the mailed link, when the reader presses a button',
      access: 'public',
      budget: 'mailing',
      limit: renewals,
      body: s.RenewLinkSchema,
      reply: EmptySchema,
      failed: classifiedMessages.notCompleted,
    },
  ),
  initData: call(
    { method: 'GET', path: '/v1/clasificado/list/init_data', area },
    {
      summary: 'Returns the choices for lists and forms of machinery',
      access: classifiedModules,
      reply: s.ItemInitDataSchema,
      failed: classifiedMessages.unexpected,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/clasificado/list', area },
    {
      summary: 'Lists machinery for owners and staff',
      access: classifiedModules,
      params: s.ItemListQuerySchema,
      reply: s.ItemListSchema,
      failed: classifiedMessages.unexpected,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/clasificado/list/clasificado', area },
    {
      summary: 'Returns one machine for its form',
      access: classifiedModules,
      params: s.OneSchema,
      reply: s.ItemSchema,
      failed: classifiedMessages.unexpected,
    },
  ),
  uploadPicture: call(
    { method: 'POST', path: '/v1/clasificado/imagen/save', area, multipart: true },
    {
      summary: 'Uploads one picture before the item is saved; `imagenes_actuales` then names it',
      access: classifiedModules,
      budget: 'uploading',
      limit: uploads,
      files: { max: 1, bytes: itemLimits.pictureBytes },
      reply: PictureSchema,
      failed: classifiedMessages.imageNotUploaded,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/clasificado/save', area, done: classifiedDoneMessages.saved, multipart: true },
    {
      summary: 'Creates a listing of a machine',
      access: classifiedModules,
      budget: 'saving',
      body: s.ItemFormSchema,
      files,
      reply: SavedSchema,
      failed: classifiedMessages.notSaved,
    },
  ),
  update: call(
    { method: 'POST', path: '/v1/clasificado/update', area, done: classifiedDoneMessages.updated, multipart: true },
    {
      summary: 'Changes a listing of a machine',
      access: classifiedModules,
      budget: 'saving',
      body: s.ItemUpdateSchema,
      files,
      reply: SavedSchema,
      failed: classifiedMessages.notUpdated,
    },
  ),
  approve: call(
    {
      method: 'PUT',
      path: '/v1/clasificado/aprobar/:id',
      area,
      done: classifiedDoneMessages.approved,
      alsoDone: classifiedDoneMessages.statusUpdated,
    },
    {
      summary: 'Approves or rejects a listing',
      access: Module.manageClassifieds,
      budget: 'saving',
      params: ByIdSchema,
      body: s.ApproveSchema,
      reply: SavedSchema,
      failed: classifiedMessages.notCompleted,
    },
  ),
  publish: call(
    { method: 'PUT', path: '/v1/clasificado/publicar/:id', area, done: classifiedDoneMessages.updated },
    {
      summary: 'Publishes a listing or takes it off',
      access: classifiedModules,
      budget: 'saving',
      params: ByIdSchema,
      body: s.PublishSchema,
      reply: SavedSchema,
      failed: classifiedMessages.notCompleted,
    },
  ),
  feature: call(
    { method: 'PUT', path: '/v1/clasificado/destacar/:id', area, done: classifiedDoneMessages.updated },
    {
      summary: 'Features a listing or takes that back',
      access: Module.manageClassifieds,
      budget: 'saving',
      params: ByIdSchema,
      body: s.FeatureSchema,
      reply: SavedSchema,
      failed: classifiedMessages.notCompleted,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/clasificado/delete/:id', area, done: classifiedDoneMessages.deleted },
    {
      summary: 'Deletes a listing',
      access: classifiedModules,
      budget: 'saving',
      params: s.RemoveSchema,
      reply: EmptySchema,
      failed: classifiedMessages.notDeleted,
    },
  ),
  ...bulkCalls('/v1/clasificado', { many: 'machines', access: classifiedModules, form: s.ItemBulkSchema }),
}
