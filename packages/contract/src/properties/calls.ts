import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { itemLimits } from '../marketplace/constants.ts'
import { PictureSchema } from '../marketplace/schemas.ts'
import { propertyDoneMessages, propertyMessages } from './messages.ts'
import { propertyModules } from './modules.ts'
import * as s from './schemas.ts'

const area = propertyMessages

const uploads: Limit = { name: 'propiedad-imagen', max: 600, seconds: 600 }
/** One more than allowed, so that the answer can say what is wrong. */
const files = { max: itemLimits.pictures + 1, bytes: itemLimits.pictureBytes } as const
const ofStaff = { access: Module.manageProperties, params: s.ByIdSchema, reply: s.SavedSchema } as const

export const propertyCalls = {
  initData: call(
    { method: 'GET', path: '/v1/propiedad/list/init_data', area },
    {
      summary: 'Returns the choices for lists and forms of properties',
      access: propertyModules,
      reply: s.PropertyInitDataSchema,
      failed: propertyMessages.unexpected,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/propiedad/list', area },
    {
      summary: 'Lists properties for owners and staff',
      access: propertyModules,
      params: s.PropertyListQuerySchema,
      reply: s.PropertyListSchema,
      failed: propertyMessages.unexpected,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/propiedad/list/propiedad', area },
    {
      summary: 'Returns one property for its form',
      access: propertyModules,
      params: s.OneSchema,
      reply: s.PropertySchema,
      failed: propertyMessages.unexpected,
    },
  ),
  uploadPicture: call(
    { method: 'POST', path: '/v1/propiedad/imagen/save', area, multipart: true },
    {
      summary: 'Uploads one picture before the property is saved; `imagenes_actuales` then names it',
      access: propertyModules,
      budget: 'uploading',
      limit: uploads,
      files: { max: 1, bytes: itemLimits.pictureBytes },
      reply: PictureSchema,
      failed: propertyMessages.imageNotUploaded,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/propiedad/save', area, done: propertyDoneMessages.saved, multipart: true },
    {
      summary: 'Creates a property',
      access: propertyModules,
      budget: 'saving',
      body: s.PropertyFormSchema,
      files,
      reply: s.SavedSchema,
      failed: propertyMessages.saveFailed,
    },
  ),
  update: call(
    { method: 'POST', path: '/v1/propiedad/update', area, done: propertyDoneMessages.updated, multipart: true },
    {
      summary: 'Changes a property',
      access: propertyModules,
      budget: 'saving',
      body: s.PropertyUpdateSchema,
      files,
      reply: s.SavedSchema,
      failed: propertyMessages.notUpdated,
    },
  ),
  approve: call(
    {
      method: 'PUT',
      path: '/v1/propiedad/aprobar/:id',
      area,
      done: propertyDoneMessages.approved,
      alsoDone: propertyDoneMessages.statusUpdated,
    },
    {
      summary: 'Approves or rejects a property',
      ...ofStaff,
      budget: 'saving',
      body: s.ApproveSchema,
      failed: propertyMessages.notApproved,
    },
  ),
  publish: call(
    { method: 'PUT', path: '/v1/propiedad/publicar/:id', area, done: propertyDoneMessages.updated },
    {
      summary: 'Publishes a property or takes it off',
      access: propertyModules,
      budget: 'saving',
      params: s.ByIdSchema,
      body: s.PublishSchema,
      reply: s.SavedSchema,
      failed: propertyMessages.notUpdated,
    },
  ),
  feature: call(
    { method: 'PUT', path: '/v1/propiedad/destacar/:id', area, done: propertyDoneMessages.updated },
    {
      summary: 'Features a property or takes that back',
      ...ofStaff,
      budget: 'saving',
      body: s.FeatureSchema,
      failed: propertyMessages.notUpdated,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/propiedad/delete/:id', area, done: propertyDoneMessages.deleted },
    {
      summary: 'Deletes a property',
      access: propertyModules,
      budget: 'saving',
      params: s.ByIdSchema,
      reply: EmptySchema,
      failed: propertyMessages.notDeleted,
    },
  ),
  ...bulkCalls('/v1/propiedad', { many: 'properties', access: propertyModules, form: s.PropertyBulkSchema }),
}
