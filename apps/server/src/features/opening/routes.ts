import { Role } from '@portal/contract/access/constants'
import { openingCalls } from '@portal/contract/opening/calls'
import type { Counter } from '#core/base/counter.ts'
import type { Door } from '#core/door/door.ts'
import { confirmLine, confirmTest, linesLeft, type OpeningDeps, readOpening, sendTest, setOpen } from './service.ts'

interface Deps extends OpeningDeps {
  counters: Counter[]
}

/** Mounts the first run, for super administrators; until the site opens they are told how many lines are left. */
export function openingRoutes(door: Door, deps: Deps): void {
  door.mount(openingCalls.read, () => readOpening(deps))
  door.mount(openingCalls.confirm, ({ actor, params, body }) => confirmLine(deps, actor, params.clave, body.confirmada))
  door.mount(openingCalls.sendTest, ({ actor }) => sendTest(deps, actor))
  door.mount(openingCalls.confirmTest, ({ actor, body }) => confirmTest(deps, actor, body.codigo))
  door.mount(openingCalls.open, ({ actor, body }) => setOpen(deps, actor, body.abierto))
  if (!deps.beginsClosed) return
  deps.counters.push({
    name: 'apertura',
    access: 'session',
    isOfHouse: true,
    count: async (_db, { role }) => (role === Role.superAdmin ? linesLeft(deps) : 0),
  })
}
