import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Variable, variables } from '../apps/server/src/core/environment/env-variables.ts'
import { ROOT } from './project-files.ts'

const BEGIN = '<!-- environment: written by scripts/settings-table.ts -->'
const END = '<!-- /environment -->'

/** The configuration table in Markdown, from the same data that the portal reads its environment by. */
export function configurationTable(table: Readonly<Record<string, Variable>>): string {
  const rows = Object.entries(table).map(([name, { default: usual, kind, required, secret, purpose }]) => {
    const value = usual === undefined ? '' : `\`${usual}\``
    const notes = [purpose, required && `Required ${required.when}.`, secret && 'Secret.'].filter(Boolean).join(' ')
    return `| \`${name}\` | ${kind.description?.replaceAll('<', '&lt;')} | ${value} | ${notes} |`
  })
  return ['| Variable | Value | Default | What it does |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

/** The text with the table put between its two markers. Throws when one of them is missing. */
export function withTable(text: string, table: string): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`docs/settings.md needs the lines "${BEGIN}" and "${END}"`)
  return `${text.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${text.slice(end)}`
}

if (import.meta.main) {
  const path = join(ROOT, 'docs/settings.md')
  const text = readFileSync(path, 'utf8')
  const wanted = withTable(text, configurationTable(variables))
  if (text === wanted) console.log('docs/settings.md says what the environment is')
  else if (process.argv.includes('--check')) {
    console.error('docs/settings.md is behind the environment: run "node scripts/settings-table.ts"')
    process.exitCode = 1
  } else writeFileSync(path, wanted)
}
