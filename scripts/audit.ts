/** `npm run audit`: what may we use, and what is known to be broken. Exit 1 for a licence or a grave vulnerability. */
import { checkLicences, readLockFile } from './licences.ts'
import { ROOT } from './project-files.ts'
import { findVulnerabilities } from './vulnerabilities.ts'

const areLicencesGood = checkLicences()
const { state, lines } = await findVulnerabilities(ROOT, readLockFile().packages)
for (const line of lines) console.log(line)
process.exitCode = areLicencesGood && state !== 'bad' ? 0 : 1
