/**
 * `npm run audit`: checks licences and known vulnerabilities. Exit 1 for a refused licence or a severe vulnerability.
 */
import { checkLicences, readLockFile } from './licences.ts'
import { ROOT } from './project-files.ts'
import { findVulnerabilities } from './vulnerabilities.ts'

const areLicencesGood = checkLicences()
const { state, lines } = await findVulnerabilities(ROOT, readLockFile().packages)
for (const line of lines) console.log(line)
process.exitCode = areLicencesGood && state !== 'bad' ? 0 : 1
