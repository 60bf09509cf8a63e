import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Whether someone sits at the terminal. */
export const isAsking = stdin.isTTY === true && stdout.isTTY === true

/** Asks one question. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    return await terminal.question(`${question}: `)
  } finally {
    terminal.close()
  }
}

/** Asks for a secret: nothing of the answer is shown. */
export async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: stdin, output: nowhere, terminal: true })
  stdout.write(`${question}: `)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    stdout.write('\n')
  }
}
