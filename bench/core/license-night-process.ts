import { openDatabase } from '../../apps/server/src/core/database/database.ts'
import { startJobs } from '../../apps/server/src/core/jobs/jobs.ts'
import { openMails } from '../../apps/server/src/core/mail/mail.ts'
import { sendNotices } from '../../apps/server/src/features/licenses/night/notices.ts'
import { settleDue } from '../../apps/server/src/features/licenses/night/settle.ts'

/** What the job of licenses does in one night, in a process that may be killed; prints its most memory at the end. */
const config = { connectionString: process.argv[2]! }
const at = new Date(process.argv[3]!)
let most = 0
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 50)
const log = (text: string) => console.error(text)
const db = openDatabase(config, log)
const jobs = await startJobs({ db, config, log, isWorking: false })
const company = async () => ({ name: 'Portal', url: 'http://localhost' })
const transport = { send: async () => {}, close() {} }
const mails = await openMails({ db, jobs, transport: transport as never, company, log })
await settleDue(db, at)
await sendNotices({ db, mails, env: { PUBLIC_URL: 'http://localhost' } }, at)
clearInterval(watch)
await jobs.stop(1)
await db.destroy()
console.log(Math.max(most, process.memoryUsage.rss()))
