import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'

export interface Mailbox {
  url: string
  /** Delivers a mail, as its lines. */
  deliver(...lines: string[]): void
  /** Marks all mails as unseen again, as if nobody had marked them. */
  forget(): void
  unseen(): number
  stop(): Promise<void>
}

/** A real IMAP server with one mailbox, on a free port. */
export async function startImapServer(): Promise<Mailbox> {
  const imap = hoodiecrow({ plugins: ['ID', 'ENABLE', 'NAMESPACE', 'LITERALPLUS', 'UNSELECT'] })
  const sockets = new Set<Socket>()
  imap.connectionHandlers.push(({ socket }) => {
    sockets.add(socket)
    socket.setNoDelay() // it sends lines in pieces, and each would wait 40 ms for the answer to the last
    socket.on('error', () => {}) // a client that was ended
  })
  imap.server.listen(0, '127.0.0.1')
  await once(imap.server, 'listening')
  const { messages } = imap.getMailbox('INBOX')
  return {
    url: `imap://testuser:testpass@127.0.0.1:${(imap.server.address() as AddressInfo).port}`,
    deliver: (...lines) => imap.appendMessage('INBOX', [], new Date(), lines.join('\r\n')),
    forget() {
      for (const message of messages) message.flags = message.flags.filter((flag) => flag !== '\\Seen')
    },
    unseen: () => messages.filter(({ flags }) => !flags.includes('\\Seen')).length,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        imap.server.close(() => resolve())
      }),
  }
}
