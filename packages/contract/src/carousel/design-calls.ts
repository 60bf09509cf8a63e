import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { designLimits } from './constants.ts'
import { carouselMessages as area, carouselDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/pagina_principal'

const uploads: Limit = { name: 'carrusel-archivo', max: 120, seconds: 3600 }
const byId = { access: Module.homeDesign, params: s.VersionByIdSchema } as const

/** The design of the home page: its draft, versions, files and figures. */
export const designCalls = {
  get: call(
    { method: 'GET', path: `${home}/disenio`, area },
    {
      summary: 'Returns the draft of the slides',
      access: Module.homeDesign,
      reply: s.DesignSchema,
      failed: area.notLoadedOrSaved,
    },
  ),
  save: call(
    { method: 'POST', path: `${home}/imagen/save`, area, done: done.saved },
    {
      summary: 'Saves the draft of the slides',
      access: Module.homeDesign,
      budget: 'saving',
      body: s.DesignFormSchema,
      reply: s.DesignSchema,
      failed: area.designNotSaved,
    },
  ),
  file: call(
    { method: 'POST', path: `${home}/archivo/save`, area, multipart: true },
    {
      summary: 'Uploads a file of a slide',
      access: Module.homeDesign,
      budget: 'uploading',
      limit: uploads,
      files: { max: 1, bytes: designLimits.filmBytes },
      reply: s.SlideFileSchema,
      failed: area.designNotSaved,
    },
  ),
  publish: call(
    { method: 'POST', path: `${home}/publicar`, area, done: done.published, alsoDone: done.scheduled, doneArea: done },
    {
      summary: 'Publishes the draft, now or at a time',
      access: Module.homeDesign,
      budget: 'saving',
      body: s.PublishFormSchema,
      reply: s.DesignSchema,
      failed: area.designNotSaved,
    },
  ),
  version: call(
    { method: 'GET', path: `${home}/version/list/:id`, area },
    { summary: 'Returns an earlier version of the slides', ...byId, reply: s.VersionSlidesSchema },
  ),
  restore: call(
    {
      method: 'PUT',
      path: `${home}/version/restaurar/:id`,
      area,
      done: done.restored,
      alsoDone: done.takenBack,
      doneArea: done,
    },
    {
      summary: 'Makes an earlier version the draft',
      ...byId,
      budget: 'saving',
      body: s.RestoreFormSchema,
      reply: s.DesignSchema,
      failed: area.designNotSaved,
    },
  ),
  cancel: call(
    { method: 'PUT', path: `${home}/cambio/cancelar`, area, done: done.cancelled },
    {
      summary: 'Cancels a planned change of the slides',
      access: Module.homeDesign,
      budget: 'saving',
      body: s.CancelFormSchema,
      reply: s.DesignSchema,
      failed: area.designNotSaved,
    },
  ),
  previewLink: call(
    { method: 'POST', path: `${home}/vista/save`, area },
    {
      summary: 'Makes a link that shows the draft',
      access: Module.homeDesign,
      budget: 'saving',
      reply: s.PreviewLinkSchema,
      answersSecret: true,
    },
  ),
  days: call(
    { method: 'GET', path: `${home}/cuenta/list/:id`, area },
    {
      summary: 'Returns the views and clicks of a slide by day',
      access: Module.homeDesign,
      params: s.CountQuerySchema,
      reply: s.CountDaysSchema,
    },
  ),
}
