declare module 'hoodiecrow-imap' {
  interface Message {
    uid: number
    flags: string[]
    raw: string
  }
  interface ImapServer {
    server: import('node:net').Server
    connectionHandlers: ((connection: { socket: import('node:net').Socket }) => void)[]
    getMailbox(path: string): { messages: Message[] }
    appendMessage(mailbox: string, flags: string[], date: Date, raw: string): void
  }
  export default function hoodiecrow(options: { plugins: string[] }): ImapServer
}
