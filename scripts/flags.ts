import { copyFileSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { countries } from '@portal/contract/core/countries'
import { ROOT } from './project-files.ts'

const TARGET = join(ROOT, 'apps/web/public/pictures/flags')

/** Copies the flag of each country of the contract that has none yet (`node scripts/flags.ts`). */
function copyFlags(): number {
  const source = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
  const absent = countries.filter(({ iso }) => !existsSync(join(TARGET, `${iso.toLowerCase()}.svg`)))
  for (const { iso } of absent) copyFileSync(join(source, `${iso}.svg`), join(TARGET, `${iso.toLowerCase()}.svg`))
  return absent.length
}

if (import.meta.main) console.log(`flags: ${copyFlags()} copied`)
