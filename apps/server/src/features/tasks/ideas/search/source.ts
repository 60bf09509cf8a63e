import { Module } from '@portal/contract/access/constants'
import { searchLists } from '@portal/contract/search/constants'
import { type IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { findIdeas } from './queries.ts'

/** Ideas for the search palette. */
export const ideaSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.ideas) ? searchLists.ideas : null),
  async find(actor, text, most) {
    const rows = await findIdeas(db, scopeOf(actor), text, { most, looked: 500 })
    return rows.map(({ id, titulo, tiempo_interes }) => {
      const { es, en } = ideaHorizonNames[tiempo_interes as IdeaHorizon]
      return { id, titulo, detalle: es, detalle_en: en }
    })
  },
})
