import type { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { itemLimits } from '@portal/contract/marketplace/constants'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { samePictured } from '#features/marketplace/items/duplicates.ts'
import type { ItemKind, RequestHooks, StoredItem } from '#features/marketplace/items/kind.ts'
import { removed } from '#features/marketplace/items/remove.ts'
import { createItems, updateItem } from '#features/marketplace/items/write.ts'
import type { PictureDeps } from '#features/marketplace/pictures/owned.ts'
import type { Changed, ImportKind, ToWrite, Written } from '../../kind.ts'
import type { Touched } from '../../queries.ts'
import { type ItemDraft, type ItemRows, planItems } from './plan.ts'
import { untouchedItems } from './queries.ts'
import { pictureTexts } from './texts.ts'

type Picture = Of<typeof PictureSchema>

export interface ItemImportDeps<R> extends PictureDeps {
  itemHooks: RequestHooks<R>
}

interface Items<F extends object, V extends F, R extends F & StoredItem, X> extends ItemRows<F, V, R, X> {
  /** Of owners whose items wait for approval. */
  ownModule: Module
}

type Work<Draft> = Required<
  Pick<ImportKind<Draft, Picture>, 'files' | 'plan' | 'create' | 'change' | 'untouched' | 'takeBack'>
>

/** Returns what the import of a kind of item does: as its owner saves it, with pictures from a ZIP. */
export function itemWork<F extends object, V extends F, R extends F & StoredItem, X>(
  items: Items<F, V, R, X>,
  deps: ItemImportDeps<R>,
): Work<ItemDraft<F, R>> {
  const { table, kind, ownModule } = items
  const writerOf = (actor: Actor, isDoubtful: boolean): Actor =>
    isDoubtful ? { ...actor, modules: new Set([ownModule]) } : actor
  return {
    files: {
      most: itemLimits.pictures,
      mostBytes: itemLimits.pictureBytes,
      save: (actor, packed) => kind.pictures.savePicture(deps, actor, packed),
      shownAt: ({ urls }) => urls['320'] ?? null,
      known: async (actor, { id }) => (await samePictured(kind, deps.db, actor, actor.id, [id]))[0] ?? null,
      texts: pictureTexts,
    },
    plan: (db, sheet) => planItems(items, db, sheet),
    untouched: (db, importId) => untouchedItems(db, table, importId),
    takeBack: (db, actor, touched) => takeBack(kind, { ...deps, db }, actor, touched),

    async create(db, actor, rows) {
      const written = new Map<ToWrite<ItemDraft<F, R>, Picture>, Written>()
      for (const isDoubtful of [false, true]) {
        const some = rows.filter((row) => row.isDoubtful === isDoubtful)
        if (some.length === 0) continue
        const made = some.map(({ draft: { form }, files: pictures }) => ({ form, pictures }))
        const saved = await createItems(kind, db, writerOf(actor, isDoubtful), made)
        for (const [at, row] of some.entries()) written.set(row, saved[at]!)
      }
      return rows.map((row) => written.get(row)!)
    },

    /** Without pictures an item keeps its own. */
    async change(db, actor, rows) {
      const changed: (Changed | null)[] = []
      for (const { draft, files: drawn, isDoubtful } of rows) {
        const { stored, form: before, pictures } = draft.item!
        const edit = { form: draft.form, version: stored.version, ...(drawn.length > 0 && { pictures: drawn }) }
        const saved = await updateItem(kind, db, writerOf(actor, isDoubtful), stored.id, edit)
        changed.push(saved && { ...saved, antes: { form: before, pictures } })
      }
      return changed
    },
  }
}

async function takeBack<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  deps: { db: Db; itemHooks: RequestHooks<R> },
  actor: Actor,
  { id, version, antes }: Touched,
): Promise<void> {
  const before = antes as { form: F; pictures: Picture[] } | null // as `change` returned it
  if (before) await inTransaction(deps.db, (db) => updateItem(kind, db, actor, id, { ...before, version }))
  else await removed(kind, deps, actor, id)
}
