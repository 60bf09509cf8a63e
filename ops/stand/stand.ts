import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/core/database/database.ts'
import { addressOf, makePortalDatabase, startEtcd, startPatroni, untilReplicated } from './database.ts'
import { startBucket } from './files.ts'
import { startFront } from './front.ts'
import { startMail } from './mail.ts'
import { multiplyDemo } from './multiply.ts'
import { type DatabaseNode, makeNodes, nodes, onNode } from './nodes.ts'
import { portalSettings, providerPort, startPortal } from './portal.ts'
import { type Program, root } from './programs.ts'
import { noteMails } from './sent-mails.ts'

export interface Stand {
  web1: Program
  web2: Program
  jobs: Program
  mail: Program[]
  bucket: Program
}

/** What PostgreSQL keeps of its log on a disk, with what it writes faster than it is archived. */
const walMegabytes = 3000
/** How many times the records of the demo data there are. */
export const times = Number(process.env.DRILL_TIMES ?? 100)

async function multiplyOn(primary: DatabaseNode): Promise<void> {
  const connectionString = addressOf('postgres', nodes[primary], 5432, 'portal')
  const db = openDatabase({ connectionString, max: 4 }, console.error)
  try {
    await multiplyDemo(db, times)
  } finally {
    await db.destroy()
  }
}

/** Starts everything, from the leases to the web processes, and loads the demo data. */
export async function startStand(say: (text: string) => void, hasSmallDisks: boolean): Promise<Stand> {
  makeNodes()
  startEtcd()
  startPatroni(hasSmallDisks ? walMegabytes + 4 * times : undefined)
  const mail = startMail()
  const bucket = startBucket()
  const primary = await untilReplicated()
  say(`PostgreSQL is replicated, the primary is ${primary}`)
  await makePortalDatabase(primary)
  startFront()
  const [file, ...words] = [...onNode('front'), process.execPath, join(root, 'apps/server/src/commands/seed.ts')]
  execFileSync(file!, words, { env: { ...process.env, ...portalSettings }, stdio: ['ignore', 'ignore', 'inherit'] })
  say('the demo data are loaded')
  if (times > 1) await multiplyOn(primary)
  say(`their records are ${times} times as many`)
  await noteMails()
  const web1 = startPortal('web1', 3001, 'web')
  const web2 = startPortal('web2', 3002, 'web')
  const jobs = startPortal('jobs', 3004, 'jobs')
  startPortal('provider', providerPort, 'web')
  return { web1, web2, jobs, mail, bucket }
}
