import { Module } from '@portal/contract/access/constants'
import { designLimits } from '@portal/contract/carousel/constants'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { carouselMessages as m } from '@portal/contract/carousel/messages'
import * as s from '@portal/contract/carousel/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { slideDays } from '../counts/service.ts'
import { type SlideFileDeps, storeSlideFile } from '../files/store.ts'
import { previewLink } from '../preview.ts'
import { cancelChange } from './cancel.ts'
import { publishDraft, restoreVersion } from './publish.ts'
import { saveDraft } from './save.ts'
import { readVersion } from './version.ts'
import { designView } from './view.ts'

export type DesignDeps = SlideFileDeps & { secrets: { enlace: string } }

const uploads: Limit = { name: 'carrusel-archivo', max: 120, seconds: 3600 }

/** Mounts what staff do with the design of the home page. It belongs to the house. */
export function designRoutes(door: Door, deps: DesignDeps): void {
  const { db, secrets } = deps
  const access = Module.homeDesign
  const reply = s.DesignSchema
  const failed = m.designNotSaved
  door.mount(designCalls.get, { access, reply, failed: m.notLoadedOrSaved }, () => designView(db))
  door.mount(
    designCalls.save,
    { access, budget: 'saving', body: s.DesignFormSchema, reply, failed },
    ({ actor, body }) => saveDraft(db, actor, body),
  )
  door.mount(
    designCalls.file,
    {
      access,
      budget: 'uploading',
      files: { max: 1, bytes: designLimits.filmBytes },
      reply: s.SlideFileSchema,
      limit: uploads,
      failed,
    },
    ({ actor, files }) => storeSlideFile(deps, actor, files),
  )
  door.mount(
    designCalls.publish,
    { access, budget: 'saving', body: s.PublishFormSchema, reply, failed },
    ({ actor, body }) => publishDraft(db, actor, body),
  )
  const byId = { access, params: s.VersionByIdSchema }
  door.mount(designCalls.version, { ...byId, reply: s.VersionSlidesSchema }, ({ params }) => readVersion(db, params.id))
  door.mount(
    designCalls.restore,
    { ...byId, budget: 'saving', body: s.RestoreFormSchema, reply, failed },
    ({ actor, params, body }) => restoreVersion(db, actor, params.id, body),
  )
  door.mount(
    designCalls.cancel,
    { access, budget: 'saving', body: s.CancelFormSchema, reply, failed },
    ({ actor, body }) => cancelChange(db, actor, body),
  )
  door.mount(
    designCalls.previewLink,
    { access, budget: 'saving', reply: s.PreviewLinkSchema, answersSecret: true },
    async () => previewLink(secrets.enlace),
  )
  door.mount(designCalls.days, { access, params: s.CountQuerySchema, reply: s.CountDaysSchema }, ({ params }) =>
    slideDays(db, params.id),
  )
}
