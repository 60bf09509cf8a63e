import { report } from '../bench/core/report.ts'
import { clockOff } from './drills/clock-off.ts'
import { diskFull } from './drills/disk-full.ts'
import type { Drill } from './drills/drill.ts'
import { filesAway, filesHung } from './drills/files-away.ts'
import { jobsKilled } from './drills/jobs-killed.ts'
import { longJobsKilled } from './drills/long-jobs-killed.ts'
import { mailAway, mailHung } from './drills/mail-away.ts'
import { networkCut } from './drills/network-cut.ts'
import { primaryHung, primaryKilled } from './drills/primary-killed.ts'
import { release } from './drills/release.ts'
import { restoreToMinute } from './drills/restore.ts'
import { results, writeTable } from './drills/table.ts'
import { twoWebs } from './drills/two-webs.ts'
import { webHung, webKilled, webOutOfMemory } from './drills/web-killed.ts'
import { amounts } from './drills/world.ts'
import { untilReplicated } from './stand/database.ts'
import { untilHealthy } from './stand/portal.ts'
import { startNode } from './stand/programs.ts'
import { startStand, times } from './stand/stand.ts'

const drills: Readonly<Record<string, Drill>> = {
  'two-webs': twoWebs,
  'primary-killed': primaryKilled,
  'primary-hung': primaryHung,
  'web-killed': webKilled,
  'web-hung': webHung,
  'web-out-of-memory': webOutOfMemory,
  'network-cut': networkCut,
  'jobs-killed': jobsKilled,
  'long-jobs-killed': longJobsKilled,
  'mail-away': mailAway,
  'mail-hung': mailHung,
  'files-away': filesAway,
  'files-hung': filesHung,
  'disk-full': diskFull,
  'clock-off': clockOff,
  restore: restoreToMinute,
  release, // the last one: it changes the schema
}

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

/** Runs the named drills on one stand, each with a result in ops/results. Returns whether all held. */
async function run(names: readonly string[]): Promise<boolean> {
  const unknown = names.find((name) => !drills[name])
  if (names.length === 0 || unknown) throw new Error(`drills: all ${Object.keys(drills).join(' ')}`)
  const stand = await startStand(say, names.includes('disk-full'))
  let isWell = true
  for (const name of names) {
    say(name)
    try {
      startNode('front') // what a drill that failed left dead
      await untilReplicated()
      await Promise.all([untilHealthy('web1', 3001), untilHealthy('web2', 3002)])
      const { figures, details } = await drills[name]!(stand, say)
      isWell = report(name, figures, { load: { ...amounts, times }, ...(details as object) }, results) && isWell
    } catch (error) {
      isWell = false // the others are drilled all the same
      console.error(`${name} did not end:`, error)
    }
  }
  writeTable()
  return isWell
}

const words = process.argv.slice(2)
process.exit((await run(words[0] === 'all' ? Object.keys(drills) : words)) ? 0 : 1)
