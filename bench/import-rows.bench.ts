import { BulkPortal, usersBookOf, workbookOf } from './core/bulk-upload.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const rows = sizeOf('ITEMS', 5000)
const rounds = sizeOf('ROUNDS', 3)

/** Imports of 5,000 rows by the engine, of machines and of users: how long dry run and commit take. */
export async function run(): Promise<boolean> {
  const portal = await BulkPortal.start()
  try {
    const enterprise = await portal.enterprise()
    const items = await repeated(portal, (word) => workbookOf(rows, word))
    portal.kind = 'usuario'
    const users = await repeated(portal, (word) => usersBookOf(rows, enterprise, word))
    return report('import-rows', [...figuresOf('listings', items), ...figuresOf('users', users)], {
      rows,
      items,
      users,
    })
  } finally {
    await portal.stop()
  }
}

type Rounds = Awaited<ReturnType<BulkPortal['timed']>>[]

async function repeated(portal: BulkPortal, bookOf: (word: string) => Buffer): Promise<Rounds> {
  const times: Rounds = []
  // the same file again would create nothing
  for (let round = 0; round < rounds; round++) times.push(await portal.timed(bookOf(`${round}-`)))
  return times
}

const figuresOf = (what: string, times: Rounds) => [
  { what: `Dry run, ${what}, slowest round`, value: Math.max(...times.map(({ check }) => check)), unit: 's', most: 4 },
  { what: `Commit, ${what}, slowest round`, value: Math.max(...times.map(({ commit }) => commit)), unit: 's', most: 6 },
]
