import { type Env, readEnv } from '#core/environment/env.ts'

/** Runs a command of the terminal. What goes wrong is one clear text, not a stack, and the exit code is 1. */
export async function command(work: (env: Env, words: string[]) => Promise<void>): Promise<void> {
  try {
    await work(readEnv(process.env), process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
