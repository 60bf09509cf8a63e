import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { productionLimits } from './constants.ts'
import { productionMessages as area, productionDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/fabrica'

const downloads: Limit = { name: 'fabrica-descarga', max: 30, seconds: 600 }
const writing = { access: Module.factory, isOfHouse: true, reply: s.OrderSavedSchema, failed: area.notSaved } as const
const byId = { ...writing, params: s.OrderByIdSchema } as const
const files = { max: 5, bytes: productionLimits.fileBytes } as const
const fileById = { ...writing, params: s.OrderFileByIdSchema } as const

/** Orders in production: one for each confirmed quote. */
export const productionCalls = {
  list: call(
    { method: 'GET', path: `${home}/list`, area },
    {
      summary: 'Lists orders in production',
      access: Module.factory,
      params: s.OrderListQuerySchema,
      reply: s.OrderListSchema,
    },
  ),
  board: call(
    { method: 'GET', path: `${home}/tablero`, area },
    {
      summary: 'Returns the same orders by step',
      access: Module.factory,
      params: s.OrderBoardQuerySchema,
      reply: s.OrderBoardSchema,
    },
  ),
  get: call(
    { method: 'GET', path: `${home}/list/:id`, area },
    { summary: 'Returns one order', access: Module.factory, params: s.OrderByIdSchema, reply: s.OrderSchema },
  ),
  download: call(
    { method: 'GET', path: `${home}/download`, area },
    {
      summary: 'Returns the list of orders as a workbook',
      access: Module.factory,
      limit: downloads,
      params: s.OrderDownloadQuerySchema,
      reply: s.OrderFileAddressSchema,
      mayLag: true,
    },
  ),
  update: call(
    { method: 'PUT', path: `${home}/update/:id`, area, done: done.updated },
    { summary: 'Changes the dates and notes of an order', ...byId, budget: 'saving', body: s.OrderUpdateSchema },
  ),
  move: call(
    { method: 'PUT', path: `${home}/paso/:id`, area, done: done.moved },
    { summary: 'Moves an order to another step', ...byId, budget: 'saving', body: s.OrderMoveSchema },
  ),
  addSerials: call(
    { method: 'POST', path: `${home}/series/:id`, area, done: done.serialsStored },
    { summary: 'Adds serial numbers to an order', ...byId, budget: 'saving', body: s.SerialsFormSchema },
  ),
  removeSerials: call(
    { method: 'PUT', path: `${home}/series/:id`, area, done: done.serialsStored },
    { summary: 'Removes serial numbers from an order', ...byId, budget: 'saving', body: s.SerialsFormSchema },
  ),
  attach: call(
    { method: 'POST', path: `${home}/documento/save`, area, multipart: true, done: done.attached },
    { summary: 'Attaches a document to an order', ...writing, budget: 'uploading', body: s.OrderFileFormSchema, files },
  ),
  openFile: call(
    { method: 'GET', path: `${home}/documento/:id`, area },
    {
      summary: 'Returns an address that opens a document for 60 s',
      access: Module.factory,
      params: s.OrderFileByIdSchema,
      reply: s.OrderFileAddressSchema,
    },
  ),
  showFile: call(
    { method: 'PUT', path: `${home}/documento/:id`, area, done: done.updated },
    {
      summary: 'Shows a document to the client, or hides it',
      ...fileById,
      budget: 'saving',
      body: s.OrderFileShownSchema,
    },
  ),
  detach: call(
    { method: 'PUT', path: `${home}/documento/delete/:id`, area, done: done.detached },
    { summary: 'Removes a document of an order', ...fileById, budget: 'saving' },
  ),
  ...bulkCalls(home, { many: 'orders', access: Module.factory, isOfHouse: true, form: s.OrderBulkSchema }),
}
