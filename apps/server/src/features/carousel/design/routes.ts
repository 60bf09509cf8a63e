import { designCalls } from '@portal/contract/carousel/design-calls'
import type { Door } from '#core/door/door.ts'
import { slideDays } from '../counts/service.ts'
import { type SlideFileDeps, storeSlideFile } from '../files/store.ts'
import { previewLink } from '../preview.ts'
import { cancelChange } from './cancel.ts'
import { publishDraft, restoreVersion } from './publish.ts'
import { saveDraft } from './save.ts'
import { readVersion } from './version.ts'
import { designView } from './view.ts'

export type DesignDeps = SlideFileDeps & { secrets: { enlace: string } }

/** Mounts what staff do with the design of the home page. It belongs to the house. */
export function designRoutes(door: Door, deps: DesignDeps): void {
  const { db, secrets } = deps
  door.mount(designCalls.get, () => designView(db))
  door.mount(designCalls.save, ({ actor, body }) => saveDraft(db, actor, body))
  door.mount(designCalls.file, ({ actor, files }) => storeSlideFile(deps, actor, files))
  door.mount(designCalls.publish, ({ actor, body }) => publishDraft(db, actor, body))
  door.mount(designCalls.version, ({ params }) => readVersion(db, params.id))
  door.mount(designCalls.restore, ({ actor, params, body }) => restoreVersion(db, actor, params.id, body))
  door.mount(designCalls.cancel, ({ actor, body }) => cancelChange(db, actor, body))
  door.mount(designCalls.previewLink, async () => previewLink(secrets.enlace))
  door.mount(designCalls.days, ({ params }) => slideDays(db, params.id))
}
