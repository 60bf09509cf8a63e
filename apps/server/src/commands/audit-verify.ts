import { parseArgs } from 'node:util'
import { breakKindNames } from '@portal/contract/audit/constants'
import { controlAudit, headOf, textOf } from '#core/audit/control.ts'
import { openFiles } from '#core/files/open-files.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

const shown = 20

await command(async (env, words) => {
  const { values } = parseArgs({ args: words, options: { head: { type: 'string', multiple: true, default: [] } } })
  const heads = values.head.map((text) => {
    const head = headOf(text)
    if (!head) throw new Error(`"${text}" is no head of the audit: they are printed as number:hash.`)
    return head
  })
  await withDatabase(env, async (db) => {
    const control = await controlAudit({ db, files: await openFiles(db, env) }, heads)
    const { filas, rotas, hallazgos, cabeza, rowsPerSecond } = control
    console.log(`${filas} rows checked, ${rowsPerSecond} a second.`)
    for (const { tipo, numero, auditoria_id: row } of hallazgos.slice(0, shown))
      console.log(
        `BROKEN  ${breakKindNames[tipo].en}: ${row === null ? '' : `row ${row} `}${numero === null ? '' : `seal ${numero}`}`,
      )
    if (rotas > shown) console.log(`and ${rotas - shown} more`)
    console.log(`Head: ${textOf(cabeza)}`)
    if (rotas) process.exitCode = 1
    else
      console.log(
        'Nothing is broken. Note the head elsewhere: npm run audit:verify -- --head <head> compares it later.',
      )
  })
})
