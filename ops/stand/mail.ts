import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { password } from './database.ts'
import { configure, folder, type Program, program } from './programs.ts'

const idOf = (flag: '-u' | '-g') => execFileSync('id', [flag, 'postfix'], { encoding: 'utf8' }).trim()
const mails = join(folder, 'mail')

/** Every address leads to one mailbox of this machine, that of bounces to its own. */
const delivery = () => `virtual_mailbox_domains = static:here
virtual_mailbox_base = ${mails}
virtual_mailbox_maps = inline:{ { bounces@drill.test=bounces/ } }, static:sink/
virtual_uid_maps = static:${idOf('-u')}
virtual_gid_maps = static:${idOf('-g')}
virtual_minimum_uid = 100`

/** Starts Postfix, and Dovecot for the bounces. */
export function startMail(): Program[] {
  for (const name of ['postfix/queue', 'postfix/data', 'postfix/etc', 'dovecot/run', 'dovecot/state', 'mail', 'logs'])
    mkdirSync(join(folder, name), { recursive: true })
  execFileSync('chown', ['-R', 'postfix:postfix', mails, join(folder, 'postfix/data')])
  chmodSync(mails, 0o755)
  configure('postfix.cf', { folder, delivery: delivery() }, 'postfix/etc/main.cf')
  configure('postfix-master.cf', {}, 'postfix/etc/master.cf')
  const dovecot = configure('dovecot.conf', { folder, password })
  return [
    program('postfix', 'front', { words: ['postfix', '-c', join(folder, 'postfix/etc'), 'start-fg'] }),
    program('dovecot', 'front', { words: ['dovecot', '-F', '-c', dovecot] }),
  ]
}

export interface Delivered {
  /** Its Message-ID. */
  id: string
  to: string
}

/** Returns every delivered mail. */
export function deliveredMails(): Delivered[] {
  const box = join(mails, 'sink/new')
  if (!existsSync(box)) return []
  return readdirSync(box).map((file) => {
    const text = readFileSync(join(box, file), 'utf8')
    const headerOf = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'im').exec(text)?.[1]
    return { id: headerOf('message-id') ?? file, to: headerOf('x-original-to') ?? '' }
  })
}
