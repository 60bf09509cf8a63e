import type { Language } from '@portal/contract/core/language'
import { searchLists } from '@portal/contract/search/constants'
import { taskModules } from '@portal/contract/tasks/modules'
import { type TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { readerOf } from '../policy.ts'
import * as queries from './queries.ts'

const largestId = 2_147_483_647

/** Tasks for the search palette, by their words or their number (`#12`). */
export const taskSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (taskModules.some((module) => modules.has(module)) ? searchLists.tasks : null),
  async find(actor, text, most) {
    const number = /^#(\d{1,10})$/.exec(text)?.[1]
    if (number && Number(number) > largestId) return []
    const asked = { text, id: number ? Number(number) : null }
    const rows = await queries.findTasks(db, readerOf(actor), asked, { most, looked: 500 })
    return rows.map(({ id, titulo, estado, encargado }) => {
      const status = taskStatusNames[estado as TaskStatus]
      const detail = (language: Language) => `#${id} · ${status[language]} · ${encargado}`
      return { id, titulo, detalle: detail('es'), detalle_en: detail('en') }
    })
  },
})
