import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { itemLimits } from '../marketplace/constants.ts'
import { PictureSchema } from '../marketplace/schemas.ts'
import { machineDoneMessages } from './done-messages.ts'
import { machineMessages } from './messages.ts'
import { machineModules } from './modules.ts'
import { ByIdSchema, SavedSchema } from './saved-schemas.ts'
import * as s from './schemas.ts'

const area = machineMessages

const uploads: Limit = { name: 'clasificado-imagen', max: 600, seconds: 600 }
/** One more than allowed, so that the answer can say what is wrong. */
const files = { max: itemLimits.pictures + 1, bytes: itemLimits.pictureBytes } as const
const renewals: Limit = { name: 'clasificado-renovar', max: 30, seconds: 600 }

export const machineCalls = {
  /**
   * Called from the page of the mailed link (`renewalPage`) when the reader presses a button: mail scanners open links.
   */
  renewByLink: call(
    { method: 'POST', path: '/v1/clasificado/renovar', area, done: machineDoneMessages.updated },
    {
      summary: 'Renews a listing from the page of the mailed link, when the reader presses a button',
      access: 'public',
      budget: 'mailing',
      limit: renewals,
      body: s.RenewLinkSchema,
      reply: EmptySchema,
      failed: machineMessages.notCompleted,
    },
  ),
  initData: call(
    { method: 'GET', path: '/v1/clasificado/list/init_data', area },
    {
      summary: 'Returns the choices for lists and forms of machinery',
      access: machineModules,
      reply: s.MachineInitDataSchema,
      failed: machineMessages.unexpected,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/clasificado/list', area },
    {
      summary: 'Lists machinery for owners and staff',
      access: machineModules,
      params: s.MachineListQuerySchema,
      reply: s.MachineListSchema,
      failed: machineMessages.unexpected,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/clasificado/list/clasificado', area },
    {
      summary: 'Returns one machine for its form',
      access: machineModules,
      params: s.OneSchema,
      reply: s.MachineSchema,
      failed: machineMessages.unexpected,
    },
  ),
  uploadPicture: call(
    { method: 'POST', path: '/v1/clasificado/imagen/save', area, multipart: true },
    {
      summary: 'Uploads one picture before the item is saved; `imagenes_actuales` then names it',
      access: machineModules,
      budget: 'uploading',
      limit: uploads,
      files: { max: 1, bytes: itemLimits.pictureBytes },
      reply: PictureSchema,
      failed: machineMessages.imageNotUploaded,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/clasificado/save', area, done: machineDoneMessages.saved, multipart: true },
    {
      summary: 'Creates a listing of a machine',
      access: machineModules,
      budget: 'saving',
      body: s.MachineFormSchema,
      files,
      reply: SavedSchema,
      failed: machineMessages.notSaved,
    },
  ),
  update: call(
    { method: 'POST', path: '/v1/clasificado/update', area, done: machineDoneMessages.updated, multipart: true },
    {
      summary: 'Changes a listing of a machine',
      access: machineModules,
      budget: 'saving',
      body: s.MachineUpdateSchema,
      files,
      reply: SavedSchema,
      failed: machineMessages.notUpdated,
    },
  ),
  approve: call(
    {
      method: 'PUT',
      path: '/v1/clasificado/aprobar/:id',
      area,
      done: machineDoneMessages.approved,
      alsoDone: machineDoneMessages.statusUpdated,
    },
    {
      summary: 'Approves or rejects a listing',
      access: Module.manageMachines,
      budget: 'saving',
      params: ByIdSchema,
      body: s.ApproveSchema,
      reply: SavedSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  publish: call(
    { method: 'PUT', path: '/v1/clasificado/publicar/:id', area, done: machineDoneMessages.updated },
    {
      summary: 'Publishes a listing or takes it off',
      access: machineModules,
      budget: 'saving',
      params: ByIdSchema,
      body: s.PublishSchema,
      reply: SavedSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  feature: call(
    { method: 'PUT', path: '/v1/clasificado/destacar/:id', area, done: machineDoneMessages.updated },
    {
      summary: 'Features a listing or takes that back',
      access: Module.manageMachines,
      budget: 'saving',
      params: ByIdSchema,
      body: s.FeatureSchema,
      reply: SavedSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/clasificado/delete/:id', area, done: machineDoneMessages.deleted },
    {
      summary: 'Deletes a listing',
      access: machineModules,
      budget: 'saving',
      params: s.RemoveSchema,
      reply: EmptySchema,
      failed: machineMessages.notDeleted,
    },
  ),
  ...bulkCalls('/v1/clasificado', { many: 'machines', access: machineModules, form: s.MachineBulkSchema }),
}
