// `node scripts/portal.mjs <command> [words]`: prepares the checkout and runs a command on the right Node. This is what npm runs.
// It runs on whatever Node the machine has, before anything is installed: no dependencies, syntax of Node 18.
import { fileURLToPath } from 'node:url'
import { commandOf, commands, flagsOf, needsOf } from './launch/commands.mjs'
import { launch } from './launch/launch.mjs'
import { restarts } from './launch/restarts.mjs'
import { prepare } from './prepare.mjs'

const [name = '', ...words] = process.argv.slice(2)
const command = commandOf(name)
if (command) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url))) // as npm does
  const node = await prepare({ withBuilds: needsOf(command, words) === 'builds' })
  const args = [...flagsOf(command), command.file, ...(command.words ?? []), ...words]
  const env = { ...command.env, ...process.env }
  launch(node, args, env, command.restarts ? restarts() : undefined)
} else {
  console.error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}`)
  process.exitCode = 2
}
