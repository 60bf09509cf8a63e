import { expect, test } from 'vitest'
import { startImapServer } from '#test/imap-server.ts'
import { readUnseen } from './inbox.ts'

test('a mailbox elsewhere that offers no TLS never gets the password', async () => {
  const inbox = await startImapServer()
  inbox.deliver('Subject: hello', '', 'text')
  const wishes = { most: 10, headBytes: 1000 }
  const elsewhere = inbox.url.replace('127.0.0.1', '0.0.0.0') // this machine, by another name
  try {
    await expect(readUnseen(elsewhere, wishes, async () => {})).rejects.toMatchObject({ tlsFailed: true })
    expect(inbox.unseen()).toBe(1)
    expect(await readUnseen(inbox.url, wishes, async () => {})).toBe(1)
  } finally {
    await inbox.stop()
  }
})
