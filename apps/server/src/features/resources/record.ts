import { coreMessages } from '@portal/contract/core/core-messages'
import { resourceCalls } from '@portal/contract/resources/calls'
import { ResourceAccess, resourceTypeNames } from '@portal/contract/resources/constants'
import { resourceSaveMessages as m, resourceDeleteMessages } from '@portal/contract/resources/messages'
import type { resource } from '@portal/contract/resources/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { dropReplaced, recordPicture } from '#core/files/record-pictures.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import type { ResourceDeps } from './deps.ts'
import { isThere } from './queries/access.ts'
import * as queries from './queries/resources.ts'
import { fitsType } from './rules.ts'

type Form = z.output<(typeof resource)['Form']>

/** The area whose changes reload the library. */
export const resourceArea = 'recursos'

const covers = recordPicture({
  field: 'imagen',
  shape: { width: 1280, height: 720, fit: 'cover', format: 'webp' },
  keptBytes: 2 * 1024 * 1024,
  says: { unreadable: m.coverNotImage, notWritten: m.notSaved, notKept: m.notSaved },
})

const resources = ({ files }: Pick<ResourceDeps, 'files'>) =>
  versionedRecord({
    table: 'recurso',
    name: 'resources',
    rows: queries.resourceRows,
    isThere,
    columns: [
      'tipo',
      'titulo',
      'titulo_en',
      'descripcion',
      'descripcion_en',
      'idioma',
      'producto_id',
      'acceso',
      'servicio_id',
      'empresas',
      'archivo_id',
      'eliminado_en',
    ],
    messages: {
      ...resourceDeleteMessages,
      absent: m.absent,
    },
    announces: () => [{ area: resourceArea }],
    async written(db, actor, form, before) {
      await refuseChoices(db, form, before?.id ?? null)
      const isOf = (access: ResourceAccess) => form.acceso === access
      return {
        ...form,
        servicio_id: isOf(ResourceAccess.license) ? form.servicio_id : null,
        empresas: isOf(ResourceAccess.enterprises) ? form.empresas : [],
        ...(!before && { creado_por: actor.id }),
      }
    },
    saved: dropReplaced(files),
  })

/** Throws when a choice does not exist, or the stored files are of another type. */
async function refuseChoices(db: Db, form: Form, id: number | null): Promise<void> {
  const { producto_id: productId, servicio_id: serviceId, empresas, acceso, tipo } = form
  if (!(await queries.lockProduct(db, productId))) throw fieldRefusal('producto_id', m.productAbsent)
  if (acceso === ResourceAccess.license && !(serviceId && (await queries.lockService(db, serviceId))))
    throw fieldRefusal('servicio_id', coreMessages.invalid)
  const isOfNone = empresas.length === 0 || (await queries.countEnterprises(db, empresas)) < empresas.length
  if (acceso === ResourceAccess.enterprises && isOfNone) throw fieldRefusal('empresas', coreMessages.invalid)
  const files = id === null ? [] : await queries.listFormats(db, id)
  if (!files.every((file) => fitsType(tipo, file.tipo))) throw fieldRefusal('tipo', m.typeInvalid)
}

/** Mounts the calls that manage resources (their module). */
export function resourceRecordRoutes(door: Door, deps: ResourceDeps): void {
  const record = resources(deps)
  const { remove, ...calls } = resourceCalls
  mountRecord(door, deps.db, calls, record, covers.uploads(deps))
  door.mount(remove, ({ actor, params }) => removeResource(deps.db, record, actor, params.id))
  door.mount(resourceCalls.initData, async () => ({
    ...(await queries.listChoices(deps.db)),
    tipos: Object.entries(resourceTypeNames).map(([id, { es, en }]) => ({ id: Number(id), nombre: es, nombre_en: en })),
  }))
}

/** Deletes a resource; the refusals of deleting have numbers of their own. */
async function removeResource(db: Db, record: ReturnType<typeof resources>, actor: Actor, id: number): Promise<null> {
  try {
    await record.remove(db, actor, id)
    return null
  } catch (error) {
    throw error instanceof Refusal && error.entry === m.absent ? new Refusal(resourceDeleteMessages.absent) : error
  }
}
