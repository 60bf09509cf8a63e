import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import * as items from '#features/marketplace/items/save.ts'
import type { Saved } from '#features/marketplace/items/write.ts'
import type { MachineDeps } from './deps.ts'
import { machineFor } from './detail.ts'
import { machineKind } from './kind.ts'
import type { MachineForm, SentForm, SentUpdate } from './rules/values.ts'

type SaveDeps = Pick<MachineDeps, 'db' | 'files' | 'workers' | 'itemHooks'>

/** Creates an item with earlier uploads and new pictures. Stores nothing when one fails. */
export const saveMachine = (
  deps: SaveDeps,
  actor: Actor,
  { imagenes_actuales: ids, vistas: views, revisar_duplicados: isCompared, ...form }: SentForm,
  uploads: readonly Upload[],
): Promise<Saved> => items.saveItem(machineKind, deps, actor, { form, ids, views, uploads, isCompared })

/** Changes an item. 409 with the stored one when someone saved after the form's version. */
export const saveChanges = (
  deps: SaveDeps,
  actor: Actor,
  { id, version, imagenes_actuales: ids, vistas: views, revisar_duplicados: isCompared, ...form }: SentUpdate,
  uploads: readonly Upload[],
): Promise<Saved> =>
  items.saveChanges(
    machineKind,
    deps,
    actor,
    // the schema leaves absent fields out, it never makes them undefined
    { id, version, ids, views, form: form as Partial<MachineForm>, uploads, isCompared },
    () => machineFor(deps, actor, id),
  )
